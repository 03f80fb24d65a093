import { readQuery } from '@/site/savings/query';
import type { LengthUnit, WindowRow } from './glass-area';
import { amountKeys, amounts } from '@/site/savings/amounts';
import { isFilm, isGlass, type Entries } from '@/site/savings/entries';

const inputs = (selector: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`.calculator-panel ${selector}`),
];

/** The answer that a visitor chose before hydration; undefined while the page's own choice is unchanged. */
function readChosen(name: string): string | undefined {
  const chosen = inputs(`[name="${name}"]:checked`)[0];
  return chosen?.defaultChecked ? undefined : chosen?.value;
}

const isMoved = (input: HTMLInputElement | undefined) =>
  input !== undefined && input.value !== input.defaultValue;

/** The entries at hydration: those of the URL, changed by whatever was typed, chosen or moved before. */
export function readEntries(): Entries {
  const entries = readQuery(location.search);
  for (const key of amountKeys) {
    const box = inputs(`[name="${key}"]`)[0];
    const slider = inputs(`[data-slider="${key}"]`)[0];
    // If both have changed, the slider counts only while it has the focus.
    if (box && isMoved(box) && !(isMoved(slider) && slider === document.activeElement))
      entries[key] = box.value;
    else if (slider && isMoved(slider)) entries[key] = slider.valueAsNumber.toFixed(amounts[key].decimals);
  }
  const film = readChosen('film');
  const glass = readChosen('glass');
  if (film && isFilm(film)) entries.film = film;
  if (glass && isGlass(glass)) entries.glass = glass;
  return entries;
}

/** The window that was typed in before hydration, and its unit. */
export function readWindowRow(): { row: WindowRow; unit: LengthUnit } {
  const read = (part: keyof WindowRow) => inputs(`[name="window-${part}"]`)[0]?.value ?? '';
  const unit = readChosen('unit') === 'feet' ? 'feet' : 'inches';
  return { row: { count: read('count'), width: read('width'), height: read('height') }, unit };
}
