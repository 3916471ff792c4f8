import { css } from '@emotion/react';
import { color, space } from '../../theme';

/** With a line at the side; line and icon have the tone's colour. */
export const alert = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-inline-start: 2px solid var(--alert-ink);
  background: ${color('raised')};
  color: ${color('text')};
  overflow-wrap: anywhere;

  > svg {
    margin-block-start: 0.15em;
    color: var(--alert-ink);
  }
`;

export const tones = {
  destructive: css({ '--alert-ink': color('destructive') }),
  notice: css({ '--alert-ink': color('accent') }),
  success: css({ '--alert-ink': color('status-green') }),
};

export const content = css`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
`;

/** Some distance between what happened and what the shopper can do. */
export const actions = css`
  padding-block-start: ${space(1)};
`;

export const title = css`
  font-weight: 600;
`;
