/** A place in the viewport, in CSS pixels. */
export type Point = readonly [x: number, y: number];

/** What points: a mouse, or a finger where the engine's driver has one. */
export type Pointer = 'mouse' | 'touch';

/** A key by its name. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Escape';

/** A browser with one page, driven from outside as a visitor would. Every method throws what the browser refused. */
export interface Driver {
  /** Gives the page's view this size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Opens an address and waits for its load event. */
  open(address: string): Promise<void>;
  /** Calls a function inside the page. It is sent as text, so it may use nothing from outside. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves the mouse to a place and leaves it there. */
  hover(place: Point): Promise<void>;
  /** Presses at the first place, goes on to the others and lets go at the last. */
  drag(pointer: Pointer, places: readonly [Point, ...Point[]]): Promise<void>;
  /** Presses keys one after the other. */
  keys(...keys: readonly Key[]): Promise<void>;
  /** The view as PNG. */
  screenshot(): Promise<Buffer>;
  /** What the console and scripts reported as errors since the page was opened; empty where the engine does not report them. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** What a visitor has set in the browser. */
export interface Preferences {
  /** Font size in px; 16 if left out. */
  fontSize?: number;
  /** false shows every text in the visitor's own typefaces, as on a slow connection. */
  webFonts?: boolean;
  /** true puts the visitor's own few colors in place of the page's. */
  forcedColors?: boolean;
}

/** How to start an engine, and what its driver can do. */
export interface Engine {
  name: string;
  /** Whether its driver supports touch. */
  touch: boolean;
  /** Whether the browser can be started with preferences. */
  preferences: boolean;
  start(preferences?: Preferences): Promise<Driver>;
}
