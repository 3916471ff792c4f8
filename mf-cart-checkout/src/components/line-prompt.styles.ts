import { css } from '@emotion/react';
import { color, space, text } from '@storefront/ui/theme';

/** What a line asks of the shopper, marked with a gold line at its side. */
export const prompt = css`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
  padding-inline-start: ${space(2)};
  border-inline-start: 2px solid ${color('accent')};
`;

export const notice = css`
  color: ${color('accent-strong')};
  font-size: ${text('sm')};
`;

export const waysOnRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** What has changed about a line. */
export const lineMark = css`
  color: ${color('accent-strong')};
`;

/** As long as it is empty, it takes no room between the parts of the page. */
export const announcement = css`
  &:empty {
    position: absolute;
  }
`;

/** The sentence above the lines. */
export const bagChanges = css`
  padding: ${space(1.5)} ${space(2)};
  border-inline-start: 2px solid ${color('accent')};
  background: ${color('raised')};
`;
