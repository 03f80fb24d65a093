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
      <div className="radio-list border-t border-border">
        {options.map(({ key, name: text, figure }) => (
          <label
            key={key}
            className="group grid min-h-11.5 grid-cols-[1.75rem_1fr_auto] items-center border-b border-border px-2.5 font-medium has-checked:bg-accent-pale"
          >
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === chosen}
              onChange={() => onChange({ [name]: key })}
            />
            <span>{text}</span>
            <b className="font-medium text-muted group-has-checked:text-inherit">{figure}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export default memo(RadioList);
