import { css } from '@emotion/react';
import { color, leading, media, size, space } from '@storefront/ui/theme';

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

/** The button is beside the control, below the height of its label, whatever is said below that. */
export const couponForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1.5)};
  padding-block: ${space(1)};

  > button {
    align-self: start;
    margin-block-start: calc(1em * ${leading('body')} + ${space(0.75)});
  }
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
