import { css } from '@emotion/react';
import { color, size, space, text } from '@storefront/ui/theme';

export const units = css`
  display: flex;
  gap: ${space(3)};
  margin-block-end: ${space(2)};
`;

export const unit = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size('touch')};
  color: ${color('text-soft')};
  cursor: pointer;

  & > input {
    accent-color: ${color('accent')};
  }

  &:has(:checked) {
    color: ${color('text')};
  }
`;

export const table = css`
  width: 100%;
  margin-block-end: ${space(4)};
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & caption {
    margin-block-end: ${space(1)};
    color: ${color('text-muted')};
    font-size: ${text('sm')};
    text-align: start;
  }
`;

export const cell = css`
  padding: ${space(1.5)} ${space(1)};
  border-block-end: 1px solid ${color('line')};
  font-weight: inherit;
  text-align: start;

  thead & {
    color: ${color('text-muted')};
    font-size: ${text('sm')};
  }
`;

export const how = css`
  display: grid;
  gap: ${space(1.5)};
  margin-block: ${space(1.5)} ${space(3)};
  color: ${color('text-soft')};

  & dt {
    color: ${color('text')};
  }
`;

/** A subtle link on the line of the option group's label. */
export const opener = css`
  min-height: ${size('touch')};
  margin-block: calc(-1 * ${space(1.5)});
  padding: 0;
  border: 0;
  background: none;
  color: ${color('text-soft')};
  font-size: inherit;
  text-decoration: underline;
  text-decoration-color: ${color('line-strong')};
  text-underline-offset: 0.3em;
  cursor: pointer;
`;
