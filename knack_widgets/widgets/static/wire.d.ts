// What comes over the wire: the traits of the widgets, as the kernel sends them. `tests/widgets/test_wire.py` compares this
// with what the widgets really send. Where the page only hands something on, its type is left open (`unknown`).

/** A card's picture (SVG) and name. `pages/deck.py` */
export interface Card {
  svg: string;
  name: string;
}

/** What a button does: its move, and its label. */
export interface Press {
  move: string;
  label: string;
}

/** Cards that are chosen before the move is made. `pages/choosing.py` */
export interface Choosing {
  seat: number;
  verbs: { move: string; labels: string[]; rare: boolean; order: number }[];
  /** In an exchange: what each pair of cards does. */
  pairs: Record<string, string> | null;
  /** The move that lays chosen cards on a pile. */
  place: string | null;
  /** Cards beside the hand that can be chosen. */
  also: string[];
  /** What is to be done. */
  hint: string | null;
  first: boolean;
  clauses: string[];
}

/** Why a move was refused. */
export interface Refusal {
  serial: number;
  text: string;
  clauses: string[];
  code: string | null;
  seat: number | null;
}

/** Help for a choice; `waits`: it goes on when others have moved. `pages/advice.py` */
export interface Advice {
  waits: string;
  labels: AdviceLabels;
  /** Its drawing. */
  html: string;
  /** The odds; while it waits it has none of these. */
  chances?: any;
  mapped?: boolean;
  hands?: any;
}

type AdviceWord =
  | ("binding" | "known" | "nothing" | "moves" | "move" | "no_odds" | "csv" | "svg" | "bar" | "line" | "line_worlds")
  | ("as_table" | "hands" | "gain" | "thinking" | "details");

/** The words of the help; while it waits it has only one button. */
export interface AdviceLabels extends Partial<Record<AdviceWord, string>> {
  shut: string;
  /** What a file of the odds says, once they are shown. */
  file?: Record<string, string | string[]> | null;
}

/** A pile that can be blown at, and the two moves that follow. `pages/heaps.py` */
export interface Blowing {
  seat: number;
  verb: string;
  seconds: number;
  far: number;
  live: boolean;
  made: Press;
  missed: Press;
}

/** What the page knows of a table, beside its drawing. `widgets/drawing.py` */
export interface Table {
  choose: Choosing | null;
  asks: boolean;
  advice: Advice | null;
  refusal: Refusal | null;
  now: { id: string; text: string } | null;
  wait: string | null;
  at: number;
  blow: Blowing | null;
  /** The name of a side, where two tables are compared. */
  title?: string;
}

/** Which clauses are marked. `pages/standing.py` */
export interface Marks {
  inForce: string[];
  refused: string[];
  happened: string[];
  /** The clause that the reader looks at. */
  focus: string | null;
  /** The clause that the text shows by itself. */
  follow: string | null;
}

/** The steps of a match, and its lines. `pages/steps.py` */
export interface Steps {
  at: number;
  count: number;
  deals: number[];
  line: number;
  label: string;
  lines: { id: number; label: string }[];
  settles?: boolean;
}

/** An option of a game, for the form of a new match. */
export interface Option {
  name: string;
  label: string;
  type: string;
  choices: { value: string | number; label: string }[];
  min: number | null;
  step: number | null;
  value: string | number | boolean;
  clause: string | null;
}

/** The form of a new match. `pages/setup.py` */
export interface Setup {
  players: { seat: number; name: string; control: string }[];
  minPlayers: number;
  maxPlayers: number;
  controls: { id: string; label: string }[];
  manners: string;
  values: boolean;
  dealer: number;
  cover: boolean | null;
  options: Option[];
}

/** What the page knows of a text, beside its drawing. `widgets/drawing.py` */
export interface Book {
  game: string;
  /** Whether it is the whole text, or a chapter of it. */
  whole: boolean;
  /** The name of the chapter, if it is one. */
  name: string;
  originalMissing: boolean;
  originalOwn: boolean;
}

/** Switches of the page. `widgets/prefs.py` */
export interface Prefs {
  fourColour: boolean;
  presenter: boolean;
  reveal: boolean;
  cover: boolean;
  values: boolean;
  follow: boolean;
  marks: boolean;
  known: boolean;
  tempo: number;
  columns: string[];
  /** Whether the table is above the text, if other columns are beside it. */
  tableAbove: boolean;
}

/** What the page tells the reader once. `widgets/pagedata.py` */
export interface Notice {
  serial: number;
  kind: string;
  text: string;
  detail: string;
  download: { name: string; text: string } | null;
  copy: string | null;
  go: string | null;
  answer: { label: string; intent: Intent } | null;
}

/** What the reader did, for the kernel. `widgets/intents.py` */
export interface Intent {
  do: string;
  [name: string]: unknown;
}

/** Traits by name. A part has some of them, and asks for no other, or says what it takes instead. */
export interface Traits {
  book: Book;
  cards: Record<string, Card>;
  clauses: Record<string, string>;
  deck: string | null;
  drawing: string;
  drawings: string[];
  difference_drawing: string;
  sides_drawing: string;
  head_drawing: string;
  /** The buttons between a page's parts, as HTML. */
  ways: Record<"rules" | "table" | "question" | "match" | "welcome", string>;
  keep: Record<string, any>;
  /** The encrypted records of `keep`. */
  records: string[];
  labels: Record<string, string>;
  lang: string;
  marks: Marks;
  notice: Notice | null;
  practice: any;
  practice_drawing: string;
  text_drawing: string;
  question: any;
  prefs: Prefs;
  press: string;
  reading: Record<string, any>;
  setup: Setup;
  steps: Steps;
  table: Table;
  tables: Table[];
  terms: any;
  words: Record<string, string>;
}

/** A widget's model, as anywidget gives it. */
export interface Model {
  get(name: string): any;
  set(name: string, value: unknown): void;
  save_changes(): void;
  send(content: unknown): void;
  on(name: string, heard: (...all: any[]) => void): void;
  off(name: string, heard?: (...all: any[]) => void): void;
  widget_manager: any;
}

/** Finds the model that a trait names; null if it names none. */
export type FindModel = (model: Model, trait: string) => Promise<Model | null>;

/** What a part needs of its widget. `context.js` */
export interface Context {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  /** Calls back once after all of the traits that one message changed; returns what ends it. */
  on(names: keyof Traits | (keyof Traits)[], callback: () => void): () => void;
  /** What the kernel says beside the traits. */
  hear(callback: (content: any) => void): void;
  send(intent: Intent): void;
  /** A word of the page, by its key. */
  t(key: string): string;
  shared(name: keyof Traits): Promise<Model | null>;
  findModel: FindModel;
  manager: any;
  /** The first view of the part, while its living parts take it over. */
  first?: FirstView | null;
  dispose(): void;
}

/** The elements of a part's first view that no living part has taken over yet. `adopt.js` */
export interface FirstView {
  /** The language in which the first view was drawn. */
  lang: string;
  /** Takes the child of `el` that matches a selector; null if there is none. */
  take(el: ParentNode | null, css: string): any;
  /** Removes the elements that no living part has taken over. */
  clear(): void;
}

/** Fills a part's element; returns what cleans up. */
export type Mount = (el: HTMLElement, ctx: Context) => (() => void) | void;
