import { memo, useState } from 'react';
import { getGlassArea, type LengthUnit, type WindowRow } from './glass-area';
import { toPlain } from './savings-format';
import type { Entries } from './savings-fields';
import WindowRowFields from './WindowRowFields';

const blank: WindowRow = { count: '1', width: '', height: '' };

/** Adds up windows of different sizes and hands the square feet to the calculator. */
function GlassArea({ onChange }: { onChange: (part: Partial<Entries>) => void }) {
  const [rows, setRows] = useState([{ id: 1, ...blank }]);
  const [unit, setUnit] = useState<LengthUnit>('inches');
  const area = getGlassArea(rows, unit);
  const next = Math.max(0, ...rows.map(({ id }) => id)) + 1;
  return (
    <details className="glass-area no-print">
      <summary>Work out the area from your windows</summary>
      <div className="seg" role="group" aria-label="Measured in">
        {(['inches', 'feet'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="unit" checked={unit === each} onChange={() => setUnit(each)} />
            {each === 'inches' ? 'Inches' : 'Feet'}
          </label>
        ))}
      </div>
      <ul>
        {rows.map((row, index) => (
          <WindowRowFields
            key={row.id}
            row={row}
            number={index + 1}
            onChange={(part) => setRows(rows.map((each) => (each === row ? { ...row, ...part } : each)))}
            onRemove={rows.length > 1 ? () => setRows(rows.filter((each) => each !== row)) : undefined}
          />
        ))}
      </ul>
      <div className="btns">
        <button className="more" type="button" onClick={() => setRows([...rows, { id: next, ...blank }])}>
          Add another size
        </button>
        <button
          className="btn alt"
          type="button"
          disabled={area === 0}
          onClick={() => onChange({ area: String(area) })}
        >
          Use {toPlain(area)} sq ft
        </button>
      </div>
    </details>
  );
}

export default memo(GlassArea);
