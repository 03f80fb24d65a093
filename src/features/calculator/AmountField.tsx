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
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="inline-flex grow basis-36 items-center gap-1 leading-snug font-semibold text-balance max-sm:text-sm">
          <label htmlFor={id}>{label}</label>
          <FieldTooltip label={label}>{about}</FieldTooltip>
        </span>
        <span className="inline-flex items-center gap-0.5 rounded-cut border-[1.5px] border-border-strong bg-background px-2.75 font-semibold whitespace-nowrap has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-text">
          {unit === '$' && unit}
          <NumberInput
            id={id}
            className="min-h-11 w-15 border-0 p-0 text-right outline-none md:w-18"
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
      {/* The track is an SVG sized by attributes, because the content security policy forbids inline styles. */}
      <div className="relative -my-1.5 h-11 print:hidden" dir="ltr">
        <svg className="absolute inset-y-0 my-auto" width="100%" height="10" aria-hidden="true">
          <rect className="fill-shade-70" width="100%" height="10" />
          <rect className="fill-shade-5" width={`${(toTrack(name, typed) * 100).toFixed(1)}%`} height="10" />
        </svg>
        <input
          {...bounds}
          className="slider relative size-full cursor-pointer appearance-none"
          type="range"
          data-slider={name}
          aria-label={`${label}, slider`}
          aria-valuetext={toAmount(name, value)}
          value={toSlider(name, typed)}
          onChange={(event) => onChange({ [name]: event.target.valueAsNumber.toFixed(decimals) })}
        />
      </div>
      <small className={isInvalid ? 'field-error' : 'text-muted'} id={`${id}-hint`}>
        {remark}
      </small>
    </div>
  );
}

export default memo(AmountField);
