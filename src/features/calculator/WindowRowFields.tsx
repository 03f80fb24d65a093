import type { WindowRow } from './glass-area';

interface Props {
  row: WindowRow;
  /** Place in the list, for the labels. */
  number: number;
  onChange: (part: Partial<WindowRow>) => void;
  onRemove: (() => void) | undefined;
}

const parts = [
  ['count', 'Windows'],
  ['width', 'Width'],
  ['height', 'Height'],
] as const;

/** How many windows of one size, and that size. */
export default function WindowRowFields({ row, number, onChange, onRemove }: Props) {
  return (
    <li>
      {parts.map(([key, label]) => (
        <label key={key}>
          <span>
            {label}
            <span className="sr-only">, size {number}</span>
          </span>
          <input
            type="number"
            inputMode="decimal"
            min="0"
            autoComplete="off"
            value={row[key]}
            onChange={(event) => onChange({ [key]: event.target.value })}
          />
        </label>
      ))}
      {onRemove && (
        <button className="remove" type="button" aria-label={`Remove size ${number}`} onClick={onRemove}>
          ×
        </button>
      )}
    </li>
  );
}
