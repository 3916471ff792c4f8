import { css } from '@emotion/react';
import { color, radius, space } from '@storefront/shared/theme';

export const page = css`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(8)};
`;

export const flow = css`
  display: grid;
  gap: ${space(3)};
`;

export const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const notice = css`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('accent')};
  border-radius: ${radius('sm')};
  background: ${color('raised')};
`;

export const soft = css`
  color: ${color('text-soft')};
`;

/** The code and what can be done about it, one below the other. */
export const waiting = css`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  text-align: center;
`;

export const code = css`
  width: 256px;
  height: 256px;
  border-radius: ${radius('sm')};
`;
