import { css } from '@emotion/react';
import { color, media, motion, radius, size, space, text } from '@storefront/ui/theme';

/** What a line asks of the shopper, marked with a gold line at its side. */
export const choice = css`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
  padding-inline-start: ${space(2)};
  border-inline-start: 2px solid ${color('accent')};
`;

export const choiceTitle = css`
  color: ${color('accent-strong')};
  font-size: ${text('sm')};
`;

export const choiceOptions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const option = css`
  min-width: ${size('touch')};
  min-height: ${size('touch')};
  padding: ${space(0.5)} ${space(1.5)};
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('sm')};
  background: none;
  font-size: ${text('sm')};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: ${motion('border-color')}, ${motion('color')};

  ${media.hover} {
    &:hover {
      border-color: ${color('accent')};
      color: ${color('accent-strong')};
    }
  }
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
