import { readQuery } from '@/site/savings/query';
import type { LengthUnit, WindowRow } from './glass-area';
import { amountKeys, amounts } from '@/site/savings/amounts';
import { isFilm, isGlass, type Entries } from '@/site/savings/entries';

const inputs = (selector: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`.calculator-panel ${selector}`),
];

/** The choice that a visitor made before hydration; undefined if it is still the default. */
function readChosen(name: string): string | undefined {
  const chosen = inputs(`[name="${name}"]:checked`)[0];
  return chosen?.defaultChecked ? undefined : chosen?.value;
}

const isChanged = (input: HTMLInputElement | undefined) =>
  input !== undefined && input.value !== input.defaultValue;

/** The entries at hydration: those of the URL, with what the visitor changed before. */
export function readEntries(): Entries {
  const entries = readQuery(location.search);
  for (const key of amountKeys) {
    const box = inputs(`[name="${key}"]`)[0];
    const slider = inputs(`[data-slider="${key}"]`)[0];
    // If both have changed, the slider counts only while it has the focus.
    if (box && isChanged(box) && !(isChanged(slider) && slider === document.activeElement))
      entries[key] = box.value;
    else if (slider && isChanged(slider)) entries[key] = slider.valueAsNumber.toFixed(amounts[key].decimals);
  }
  const film = readChosen('film');
  const glass = readChosen('glass');
  if (film && isFilm(film)) entries.film = film;
  if (glass && isGlass(glass)) entries.glass = glass;
  return entries;
}

/** The window whose size was typed before hydration, and its unit. */
export function readWindowRow(): { row: WindowRow; unit: LengthUnit } {
  const read = (part: keyof WindowRow) => inputs(`[name="window-${part}"]`)[0]?.value ?? '';
  const unit = readChosen('unit') === 'feet' ? 'feet' : 'inches';
  return { row: { count: read('count'), width: read('width'), height: read('height') }, unit };
}
