import { memo, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { getGlassArea, type LengthUnit, type WindowRow } from './glass-area';
import { once } from '@/site/format/once';
import { toPlain } from '@/site/savings/format';
import type { Entries } from '@/site/savings/entries';
import { readWindowRow } from './entries-before-hydration';
import WindowRowFields from './WindowRowFields';

interface Windows {
  rows: (WindowRow & { id: number })[];
  unit: LengthUnit;
}

const blank: WindowRow = { count: '1', width: '', height: '' };
const start: Windows = { rows: [{ id: 1, ...blank }], unit: 'inches' };
const getInitial = once((): Windows => {
  const { row, unit } = readWindowRow();
  return { rows: [{ id: 1, ...row }], unit };
});

/** Computes the glass area for the calculator from the sizes of the windows. */
function GlassArea({ onChange }: { onChange: (part: Partial<Entries>) => void }) {
  const initial = useHydrated(getInitial, start);
  const [edited, setEdited] = useState<Windows>();
  const windows = edited ?? initial;
  const { rows, unit } = windows;
  const change = (part: Partial<Windows>) => setEdited({ ...windows, ...part });
  const area = getGlassArea(rows, unit);
  const nextId = Math.max(0, ...rows.map(({ id }) => id)) + 1;
  return (
    <details className="-mt-2.5 print:hidden">
      <summary className="calculator-summary">Work out the area from your windows</summary>
      <div className="segmented mt-4" role="group" aria-label="Measured in">
        {(['inches', 'feet'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="unit"
              value={each}
              checked={unit === each}
              onChange={() => change({ unit: each })}
            />
            {each === 'inches' ? 'Inches' : 'Feet'}
          </label>
        ))}
      </div>
      <ul className="mt-4 grid gap-3">
        {rows.map((row, index) => (
          <WindowRowFields
            key={row.id}
            row={row}
            unit={unit}
            number={index + 1}
            onChange={(part) =>
              change({ rows: rows.map((each) => (each === row ? { ...row, ...part } : each)) })
            }
            onRemove={
              rows.length > 1 ? () => change({ rows: rows.filter((each) => each !== row) }) : undefined
            }
          />
        ))}
      </ul>
      <p className="field-error" role="status">
        {Number.isNaN(area) && 'We cannot read every number here. Write them like 36 or 36.5.'}
      </p>
      <div className="btns mt-4 gap-x-6">
        <button
          className="more"
          type="button"
          onClick={() => change({ rows: [...rows, { id: nextId, ...blank }] })}
        >
          Add another size
        </button>
        <button
          className="btn alt"
          type="button"
          disabled={!(area > 0)}
          onClick={() => onChange({ area: String(area) })}
        >
          {`Use ${toPlain(area)} sq ft`}
        </button>
      </div>
    </details>
  );
}

export default memo(GlassArea);
