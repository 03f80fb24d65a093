import type { Option } from './options';

interface Props<Key extends string> {
  name: string;
  legend: string;
  options: readonly Option<Key>[];
  chosen: Key;
  onChange: (key: Key) => void;
}

/** One choice out of a few, each with the figure that it brings. */
export default function ChoiceField<Key extends string>({
  name,
  legend,
  options,
  chosen,
  onChange,
}: Props<Key>) {
  return (
    <fieldset className="fld">
      <legend>{legend}</legend>
      <div className="pick">
        {options.map(({ key, name: text, figure }) => (
          <label key={key}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === chosen}
              onChange={() => onChange(key)}
            />
            <span>{text}</span>
            <b>{figure}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
