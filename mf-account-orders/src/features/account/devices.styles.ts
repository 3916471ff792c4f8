import { css } from '@emotion/react';
import { color, size, space } from '@storefront/ui/theme';

/** One row for each device, separated by lines like the details of the account. */
export const deviceList = css`
  display: grid;
  width: 100%;
  padding: 0;
  border-block-start: 1px solid ${color('line')};
  list-style: none;
`;

export const deviceRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: ${size('control')};
  padding-block: ${space(1.5)};
  border-block-end: 1px solid ${color('line')};
  overflow-wrap: anywhere;

  /* The text of the button ends where the lines do. */
  > button {
    padding-inline-end: 0;
  }
`;
