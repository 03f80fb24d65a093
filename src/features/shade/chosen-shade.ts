const KEY = 'shade';

/** The shade chosen in this visit, in percent; null if none is, or the browser keeps nothing. */
export function chosenShade(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps a shade for this visit; does nothing in a browser that keeps nothing. */
export function chooseShade(vlt: string): void {
  try {
    sessionStorage.setItem(KEY, vlt);
  } catch {
    // The picture shows the choice all the same.
  }
}
