import type { ComponentProps } from 'react';
import { readNumber, stepFrom, type Steps } from '@/site/format/typed-number';

interface Props extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'value' | 'type' | 'step' | 'min' | 'max'
> {
  typed: string;
  steps: Steps;
  decimals?: number;
  onType: (typed: string) => void;
}

const directions: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

/** A text input with the arrow keys of a number input. A real number input would refuse `1,500`. */
export default function NumberInput({ typed, steps, decimals = 0, onType, ...rest }: Props) {
  const value = readNumber(typed);
  return (
    <input
      {...rest}
      type="text"
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      // A typed value may be beyond the ends of the slider.
      aria-valuemin={Math.min(0, value || 0)}
      aria-valuemax={Math.max(steps.max, value || 0)}
      aria-valuenow={Number.isNaN(value) ? undefined : value}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        const direction = directions[event.key];
        if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onType(stepFrom(typed, direction, steps).toFixed(decimals));
      }}
    />
  );
}
