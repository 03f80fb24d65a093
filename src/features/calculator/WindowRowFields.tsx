import { readPart, type LengthUnit, type WindowRow } from './glass-area';
import NumberInput from './NumberInput';

interface Props {
  row: WindowRow;
  unit: LengthUnit;
  /** The position in the list, from 1, for the labels. */
  number: number;
  onChange: (part: Partial<WindowRow>) => void;
  onRemove: (() => void) | undefined;
}

const parts = [
  ['count', 'Windows'],
  ['width', 'Width'],
  ['height', 'Height'],
] as const;

const steps = { min: 0, max: 1000, step: 1 };

export default function WindowRowFields({ row, unit, number, onChange, onRemove }: Props) {
  return (
    <li className="grid grid-cols-[repeat(3,minmax(0,1fr))_2.75rem] items-end gap-2">
      {parts.map(([key, label]) => (
        <label key={key}>
          <span className="text-sm">
            {label}
            <span className="sr-only">{`, size ${number}`}</span>
          </span>
          <NumberInput
            className="min-h-11 w-full rounded-cut border-[1.5px] border-border-strong bg-background px-2.5"
            name={`window-${key}`}
            typed={row[key]}
            steps={steps}
            aria-invalid={Number.isNaN(readPart(key, row[key], unit)) || undefined}
            onType={(text) => onChange({ [key]: text })}
          />
        </label>
      ))}
      {onRemove && (
        <button
          className="h-11 border-[1.5px] border-border-strong text-lg"
          type="button"
          aria-label={`Remove size ${number}`}
          onClick={onRemove}
        >
          ×
        </button>
      )}
    </li>
  );
}
