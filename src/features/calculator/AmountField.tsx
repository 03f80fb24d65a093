import { memo } from 'react';
import { toAmount } from './savings-format';
import { amounts, toNumber, toSlider, toTrack, type AmountKey, type Entries } from './savings-fields';
import FieldTip from './FieldTip';

interface Props {
  name: AmountKey;
  typed: string;
  onChange: (part: Partial<Entries>) => void;
}

/** A number as a box and a slider that agree: the box takes any number, the slider rests at its end beyond the bounds. */
function AmountField({ name, typed, onChange }: Props) {
  const { label, min, max, step, prefix, suffix, decimals, hint, about } = amounts[name];
  const bounds = { min, max, step };
  const id = `calc-${name}`;
  return (
    <div className="fld cf">
      <div className="cl">
        <span className="clabel">
          <label htmlFor={id}>{label}</label>
          <FieldTip label={label}>{about}</FieldTip>
        </span>
        <span className="io">
          {prefix}
          <input
            {...bounds}
            id={id}
            name={name}
            type="number"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            value={typed}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
          {suffix}
        </span>
      </div>
      <div className="slider">
        <svg width="100%" height="10" aria-hidden="true">
          <rect className="rest" width="100%" height="10" />
          <rect className="done" width={`${(toTrack(name, typed) * 100).toFixed(1)}%`} height="10" />
        </svg>
        <input
          {...bounds}
          type="range"
          aria-label={`${label}, slider`}
          aria-valuetext={toAmount(name, toNumber(typed))}
          value={toSlider(name, typed)}
          onChange={(event) => onChange({ [name]: event.target.valueAsNumber.toFixed(decimals) })}
        />
      </div>
      <small className="mute" id={`${id}-hint`}>
        {hint}
      </small>
    </div>
  );
}

export default memo(AmountField);
