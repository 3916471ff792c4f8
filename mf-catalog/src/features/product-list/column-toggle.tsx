import { css } from '@emotion/react';
import { color, media, radius, size, space } from '@storefront/shared/theme';
import { chooseColumnCount, COLUMN_COUNTS, useColumnCount } from './column-count.store';

/** Level with the filter beside it, which keeps room for its messages. */
const group = css`
  display: flex;
  margin-block-end: ${space(0.75)};

  ${media.phone} {
    display: none;
  }
`;

const button = css`
  min-width: ${size('touch')};
  min-height: ${size('touch')};
  border: 1px solid transparent;
  border-radius: ${radius('sm')};
  background: none;
  color: ${color('text-muted')};
  cursor: pointer;

  &:hover {
    color: ${color('text')};
  }

  &[aria-pressed='true'] {
    border-color: ${color('accent')};
    color: ${color('accent')};
  }
`;

/** Two, three or four columns; not on small screens (PLP-04, D4). */
export function ColumnToggle() {
  const current = useColumnCount();
  return (
    <div css={group} role="group" aria-label="Columns">
      {COLUMN_COUNTS.map((count) => (
        <button
          key={count}
          css={button}
          type="button"
          aria-label={`${count} columns`}
          aria-pressed={count === current}
          onClick={() => chooseColumnCount(count)}
        >
          {count}
        </button>
      ))}
    </div>
  );
}
