import { css } from '@emotion/react';
import { color, media, size, space } from '@storefront/ui/theme';

export const couponCodes = css`
  display: grid;
  gap: ${space(1)};
`;

export const enteredCodes = css`
  display: grid;
`;

export const enteredCode = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: ${size('touch')};

  > p {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  span {
    display: block;
  }

  button {
    flex: none;
    padding-inline-end: 0;
  }
`;

export const disclosure = css`
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

export const disclosureLine = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: ${size('touch')};
  color: ${color('text-soft')};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

/** The button is below the control, which needs the whole width for the 24 characters of a gift card's code. */
export const couponForm = css`
  display: grid;
  gap: ${space(1.5)};
  padding-block: ${space(1)};

  /* Keeps the focused field and the messages below it clear of the cart's sticky checkout bar. */
  ${media.phone} {
    input {
      scroll-margin-block-end: ${space(20)};
    }
  }
`;

export const discountRow = css`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};

  > dd {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
