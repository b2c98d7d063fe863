/**
 * Requests the computer players' moves one by one, in the reader's tempo; with tempo -1 a button requests them.
 * @param {import("./wire").Context} ctx
 */
export function opponents(ctx) {
  let timer = null;
  let answered = null;
  const update = () => {
    clearTimeout(timer);
    const table = ctx.get("table");
    const tempo = ctx.get("prefs")?.tempo ?? 0;
    if (table?.wait !== "opponent" || tempo < 0 || answered === table) return;
    timer = setTimeout(() => {
      answered = table;
      ctx.send({ do: "opponent", at: table.at });
    }, tempo);
  };
  return { update, stop: () => clearTimeout(timer) };
}
