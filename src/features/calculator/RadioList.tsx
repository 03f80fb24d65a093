import { memo } from 'react';
import type { Entries } from '@/site/savings/entries';

interface Props {
  name: 'film' | 'glass';
  legend: string;
  /** The choices, each with its figure. */
  options: readonly { key: string; name: string; figure: string }[];
  chosen: string;
  onChange: (part: Partial<Entries>) => void;
}

function RadioList({ name, legend, options, chosen, onChange }: Props) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="radio-list">
        {options.map(({ key, name: text, figure }) => (
          <label key={key}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === chosen}
              onChange={() => onChange({ [name]: key })}
            />
            <span>{text}</span>
            <b>{figure}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export default memo(RadioList);
