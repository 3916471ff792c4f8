import { css } from '@emotion/react';
import { color, media, motion, size, text } from '@storefront/ui/theme';
import { chooseColumnCount, COLUMN_COUNTS, useColumnCount } from './column-count.store';
import { t } from '../../../messages/t';

const group = css`
  display: flex;

  ${media.phone} {
    display: none;
  }
`;

/** A numeral; the chosen one is underlined, which is also visible in forced-colors mode. */
const button = css`
  min-width: ${size('touch')};
  min-height: ${size('touch')};
  border: 1px solid transparent;
  background: none;
  color: ${color('text-muted')};
  font-size: ${text('sm')};
  font-variant-numeric: tabular-nums;
  text-decoration: underline transparent 1px;
  text-underline-offset: 0.6em;
  cursor: pointer;
  transition: ${motion('color')}, ${motion('text-decoration-color')};

  ${media.hover} {
    &:hover {
      color: ${color('text')};
    }
  }

  &[aria-pressed='true'] {
    color: ${color('accent')};
    text-decoration-color: currentcolor;
  }

  ${media.forcedColors} {
    &:not([aria-pressed='true']) {
      text-decoration: none;
    }
  }
`;

/** Two, three or four columns; not on small screens (PLP-04, D4). */
export function ColumnToggle() {
  const current = useColumnCount();
  return (
    <div css={group} role="group" aria-label={t('Columns')}>
      {COLUMN_COUNTS.map((count) => (
        <button
          key={count}
          css={button}
          type="button"
          aria-label={t('{count} columns', { count })}
          aria-pressed={count === current}
          onClick={() => chooseColumnCount(count)}
        >
          {count}
        </button>
      ))}
    </div>
  );
}
