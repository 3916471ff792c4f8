import { useId, useState } from 'react';
import { Dialog } from '@storefront/ui/overlays/dialog';
import type { SizeChart } from './size-charts';
import { howToMeasure, inInches, measureLabel, measuresOf, SIZE_TABLES } from './size-tables';
import { cell, how, table as tableStyle, unit, units as unitsStyle } from './size-guide.styles';
import { t } from '../../../messages/t';

type Unit = 'cm' | 'in';

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
  const units = { cm: t('Centimetres'), in: t('Inches') };
  const unitName = useId();

  return (
    <Dialog open={open} onClose={onClose} title={t('Size guide')}>
      <div css={unitsStyle} role="radiogroup" aria-label={t('Unit')}>
        {Object.entries(units).map(([value, label]) => (
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
        <caption>{t('{garments}: measures of the body', { garments: table.garments })}</caption>
        <thead>
          <tr>
            <th scope="col" css={cell}>
              {t('Size')}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" css={cell}>
                {measureLabel(measure)}
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
      <h3>{t('How to measure')}</h3>
      <dl css={how}>
        {measures.map((measure) => (
          <div key={measure}>
            <dt>{measureLabel(measure)}</dt>
            <dd>{howToMeasure(measure)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('Between two sizes, take the larger one for an easy fit.')}</p>
    </Dialog>
  );
}

function lengthText(cm: number | undefined, unit: Unit): string {
  if (cm === undefined) return '–';
  return unit === 'cm'
    ? t('{length} cm', { length: cm })
    : t('{length} in', { length: inInches(cm) });
}
