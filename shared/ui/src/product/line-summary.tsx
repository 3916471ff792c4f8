import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text } from '../theme';
import { ProductImage } from '../media/product-image';

const line = css`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space(2)};
`;

/** The amount is beside the name, or below it if there is no room for both. */
const texts = css`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
`;

/** 3:4; a long name beside it doesn't squeeze it. */
const picture = css`
  width: 72px;
  height: 96px;
`;

const detailsStyle = css`
  flex: 1 1 8.5rem;
  min-width: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  p ~ p {
    color: ${color('text-soft')};
    font-size: ${text('sm')};
  }
`;

const amountStyle = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

interface LineSummaryProps {
  /** Address of the picture; a placeholder is shown where there is none. */
  image: string | undefined;
  name: string;
  /** Paragraphs below the name: what was chosen, how many. */
  children?: ReactNode;
  amount: ReactNode;
}

/** A line item that can't be edited: in a summary, in an order. */
export function LineSummary({ image = '', name, children, amount }: LineSummaryProps) {
  return (
    <div css={line}>
      <ProductImage css={picture} src={image} alt="" width={72} height={96} />
      <div css={texts}>
        <div css={detailsStyle}>
          <p>{name}</p>
          {children}
        </div>
        <div css={amountStyle}>{amount}</div>
      </div>
    </div>
  );
}
