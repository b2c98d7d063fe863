// What the scripts of a page share on `window`, and what Voilà puts there. Some code is typed by its file alone.

/** A kernel's connection: JupyterLab's, or the static edition's worker. */
interface KernelLine {
  connectionStatus: string;
  status: string;
  statusChanged: Signal<string>;
  connectionStatusChanged: Signal<string>;
  anyMessage: Signal<{ direction: string; msg: any }>;
  reconnect(): Promise<void>;
  requestKernelInfo(): Promise<unknown>;
}

interface Signal<T> {
  connect(heard: (sender: unknown, value: T) => void): void;
}

/** `light/page/page.js` makes it; the page's other scripts add to it. */
interface KnackPage {
  ready(): void;
  trouble(): void;
  settle(): void;
  /** What buttons of notices do, by name (`data-does`). */
  does: Record<string, () => void>;
  safely<T>(act: () => T): NonNullable<T> | null;
  tab: { get(key: string): string | null; set(key: string, text: string): void; keys(): string[]; drop(key: string): void };
  speak(lang: string): void;
  kernel?: any;
  /** The position as a link; empty when no link can hold it (`keep.js`). */
  link(): string;
  /** Whether a reload brings everything back (`keep.js`). */
  keeps(): boolean;
  carryOut(root: Element, keys: string[]): Promise<void>;
  /** A living widget has taken over the elements of a first view; only a page with first views has it (`early.js`). */
  living?(picture: Element): void;
  /** Static edition: Python's worker, what its pages' scripts call, and when every cell has run. */
  worker: Worker;
  choosePicture(): void;
  over(): void;
}

declare var knackPage: KnackPage;

interface Window {
  knackPage: KnackPage;
  voila_process(): void;
  voila_heartbeat(): void;
  voila_finish(): void;
  themeLoaded?: boolean;
  cellLoaded?: boolean;
  jupyterapp?: { widgetManager?: { kernel?: any } };
}

declare module "*.css" {
  const text: string;
  export default text;
}

/** What the widgets tell the page, and ask of it. */
interface DocumentEventMap {
  "knack-lang": CustomEvent<string>;
  "knack-keep": CustomEvent;
  "knack-plots": CustomEvent<{ take(plots: any): void }>;
}
