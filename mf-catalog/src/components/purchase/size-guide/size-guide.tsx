import { useId, useState } from 'react';
import { Dialog } from '@storefront/ui/overlays/dialog';
import type { SizeChart } from './size-charts';
import { inInches, MEASURES, measuresOf, SIZE_TABLES } from './size-tables';
import { cell, how, table as tableStyle, unit, units } from './size-guide.styles';

const UNITS = { cm: 'Centimetres', in: 'Inches' } as const;

type Unit = keyof typeof UNITS;

interface SizeGuideProps {
  chart: SizeChart;
  open: boolean;
  onClose: () => void;
}

/** The body measurements of each size, in centimetres or inches, and how to take them. */
export function SizeGuide({ chart, open, onClose }: SizeGuideProps) {
  const table = SIZE_TABLES[chart];
  const [shown, setShown] = useState<Unit>('cm');
  const measures = measuresOf(table);
  const unitName = useId();

  return (
    <Dialog open={open} onClose={onClose} title="Size guide">
      <div css={units} role="radiogroup" aria-label="Unit">
        {Object.entries(UNITS).map(([value, label]) => (
          <label key={value} css={unit}>
            <input
              type="radio"
              name={unitName}
              value={value}
              checked={value === shown}
              onChange={() => setShown(value as Unit)}
            />
            {label}
          </label>
        ))}
      </div>
      <table css={tableStyle}>
        <caption>{table.garments}: measures of the body</caption>
        <thead>
          <tr>
            <th scope="col" css={cell}>
              Size
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" css={cell}>
                {MEASURES[measure].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ size, cm }) => (
            <tr key={size}>
              <th scope="row" css={cell}>
                {size}
              </th>
              {measures.map((measure) => (
                <td key={measure} css={cell}>
                  {lengthText(cm[measure], shown)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3>How to measure</h3>
      <dl css={how}>
        {measures.map((measure) => (
          <div key={measure}>
            <dt>{MEASURES[measure].label}</dt>
            <dd>{MEASURES[measure].how}</dd>
          </div>
        ))}
      </dl>
      <p>Between two sizes, take the larger one for an easy fit.</p>
    </Dialog>
  );
}

function lengthText(cm: number | undefined, unit: Unit): string {
  if (cm === undefined) return '–';
  return unit === 'cm' ? `${cm} cm` : `${inInches(cm)} in`;
}
