import { memo } from 'react';
import { toAmount } from '@/site/savings/format';
import { amounts, toSlider, toTrack, type AmountKey } from '@/site/savings/amounts';
import type { Entries } from '@/site/savings/entries';
import FieldTooltip from './FieldTooltip';
import NumberInput from './NumberInput';
import { readNumber } from '@/site/format/typed-number';

interface Props {
  name: AmountKey;
  typed: string;
  hint: string;
  onChange: (part: Partial<Entries>) => void;
}

/** A number input and a slider with the same value. The input also accepts numbers beyond the ends of the slider. */
function AmountField({ name, typed, hint, onChange }: Props) {
  const { label, min, max, step, unit, decimals, about } = amounts[name];
  const bounds = { min, max, step };
  const id = `calc-${name}`;
  const value = readNumber(typed);
  const isInvalid = Number.isNaN(value);
  const remark = isInvalid
    ? 'We cannot read this as a number. Write it like 1,500 or 12.5.'
    : value < min || value > max
      ? `Unusual: not between ${toAmount(name, min)} and ${toAmount(name, max)}. Used as typed.`
      : hint;
  return (
    <div className="field">
      <div className="amount-row">
        <span className="amount-label">
          <label htmlFor={id}>{label}</label>
          <FieldTooltip label={label}>{about}</FieldTooltip>
        </span>
        <span className="amount">
          {unit === '$' && unit}
          <NumberInput
            id={id}
            name={name}
            typed={typed}
            steps={bounds}
            decimals={decimals}
            aria-invalid={isInvalid || undefined}
            aria-describedby={`${id}-hint`}
            onType={(text) => onChange({ [name]: text })}
          />
          {unit !== '$' && unit}
        </span>
      </div>
      <div className="slider">
        <svg width="100%" height="10" aria-hidden="true">
          <rect className="slider-rest" width="100%" height="10" />
          <rect
            className="slider-reached"
            width={`${(toTrack(name, typed) * 100).toFixed(1)}%`}
            height="10"
          />
        </svg>
        <input
          {...bounds}
          type="range"
          data-slider={name}
          aria-label={`${label}, slider`}
          aria-valuetext={toAmount(name, value)}
          value={toSlider(name, typed)}
          onChange={(event) => onChange({ [name]: event.target.valueAsNumber.toFixed(decimals) })}
        />
      </div>
      <small className={isInvalid ? 'field-error' : 'muted'} id={`${id}-hint`}>
        {remark}
      </small>
    </div>
  );
}

export default memo(AmountField);
