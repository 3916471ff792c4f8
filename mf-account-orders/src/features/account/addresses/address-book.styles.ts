import { css } from '@emotion/react';
import { color, space, text } from '@storefront/ui/theme';

/** Cards side by side where there is room. */
export const addressList = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space(2)};
  width: 100%;
  padding: 0;
  list-style: none;
`;

export const addressEntry = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(2.5)} ${space(2.5)} ${space(1)};
  border: 1px solid ${color('line')};
`;

export const entryHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(1.5)};
  overflow-wrap: anywhere;

  strong {
    font-weight: 500;
  }
`;

export const addressText = css`
  display: grid;
  align-content: start;
  gap: ${space(0.25)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  font-style: normal;
  overflow-wrap: anywhere;
`;

export const entryActions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2.5)};
`;

export const addressProblem = css`
  color: ${color('destructive')};
  font-size: ${text('sm')};
`;
