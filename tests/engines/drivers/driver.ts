/** A point in the viewport, in CSS pixels. */
export type Point = readonly [x: number, y: number];

/** A mouse, or a finger if the engine's driver supports touch. */
export type Pointer = 'mouse' | 'touch';

/** A key by its name. */
export type Key = 'ArrowRight' | 'Escape';

/** A browser with one page, used like a visitor would. A method throws if the browser rejects the command. */
export interface Driver {
  /** Resizes the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Opens a URL and waits for its load event. */
  open(url: string): Promise<void>;
  /** Calls a function in the page. It is sent as text, so it cannot use variables from outside. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves the mouse to a point and leaves it there. */
  hover(point: Point): Promise<void>;
  /** Presses at the first point, moves through the others and releases at the last. */
  drag(pointer: Pointer, points: readonly [Point, ...Point[]]): Promise<void>;
  /** Presses keys in this order. */
  keys(...keys: readonly Key[]): Promise<void>;
  /** Errors of scripts and of the console since the page was opened. Empty if the driver cannot read them. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** How to start an engine, and what its driver can do. */
export interface Engine {
  name: string;
  /** Whether its driver supports touch. */
  touch: boolean;
  start(): Promise<Driver>;
}
