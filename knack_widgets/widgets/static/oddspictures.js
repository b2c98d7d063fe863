import { pictureView } from "./pictures.js";

/**
 * What the odds of the moves look like: `bars`, a row for each move with its interval, and `line`, how the best of them have
 * settled. They are of `chances` {state, done, risk, money, moves, line, assumed}.
 */
export function oddsPictures() {
  const bars = pictureView("advice");
  const line = pictureView("line");

  const update = ({ state, done, risk, money, moves, line: { labels: names, points }, assumed }, labels, lang) => {
    const known = done > 0;
    const { better, lower, upper, notation, tried, about, name, key } = labels.file;
    const measured = { name: money ? labels.gain : risk, better, high: money, percent: !money };
    const spread = (one) => [one, `${one}: ${lower}`, `${one}: ${upper}`];
    const said = { lang, about, notes: [assumed], key };
    const room = known || state === "running"; // what was stopped before the first world leaves no hole

    // one of the table of openings may be known before any world has been played
    const rows = moves.map((one) => ({
      ...one,
      ...(money ? one.gain : one.fails),
      words: money ? one.gainWords : one.failsWords,
    }));
    bars.update(
      {
        ...said,
        height: room ? 4 + 1.8 * moves.length : 0,
        name,
        title: labels.moves,
        csv: [
          [labels.move, notation, ...spread(risk), ...(money ? spread(labels.gain) : []), tried],
          ...moves.map((one) => [
            one.label,
            one.move,
            ...numbers(one.fails),
            ...(money ? numbers(one.gain) : []),
            one.worlds ?? 0,
          ]),
        ],
        draw: ({ intervals }, look) =>
          known
            ? intervals(
                rows.filter(({ value }) => value !== undefined),
                measured,
                look,
              )
            : null,
      },
      labels,
    );
    line.update(
      {
        ...said,
        height: points.length ? 18 : 0,
        name: name.replace("odds", "odds-line"),
        title: labels.line,
        csv: [
          [labels.line_worlds, ...names.flatMap((one) => spread(`${one}: ${measured.name}`))],
          ...points.map((point) => point.flat()),
        ],
        draw: ({ settling }, look) =>
          points.length ? settling({ labels: names, points }, measured, labels.line_worlds, look) : null,
      },
      labels,
    );
  };
  return { bars, line, update };
}

const numbers = (found) => (found ? [found.value, found.low, found.high] : ["", "", ""]);
