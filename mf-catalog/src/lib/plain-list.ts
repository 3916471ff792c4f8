import { css } from '@emotion/react';

/** A list without marks. An empty mark, not `none`: with `none` Safari doesn't call it a list. */
export const plainList = css`
  list-style-type: '';
`;
