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
    <li>
      {parts.map(([key, label]) => (
        <label key={key}>
          <span>
            {label}
            <span className="sr-only">{`, size ${number}`}</span>
          </span>
          <NumberInput
            name={`window-${key}`}
            typed={row[key]}
            steps={steps}
            aria-invalid={Number.isNaN(readPart(key, row[key], unit)) || undefined}
            onType={(text) => onChange({ [key]: text })}
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
