import type { ReactNode } from 'react';
import { figure, figures, row, strikethrough } from './total-change.styles';

interface ChangeRowProps {
  /** The amount that the shopper saw, and the current one, as formatted texts. */
  before: string;
  after: string;
  className?: string;
  /** What the amounts are for. */
  children: ReactNode;
}

/** One row of a list of amounts: the new amount, after the old one where the two differ. */
export function ChangeRow({ before, after, className, children }: ChangeRowProps) {
  return (
    <div css={row} className={className}>
      <dt>{children}</dt>
      <dd css={figures}>
        {before === after ? null : (
          <>
            <span className="visually-hidden">was</span>
            <s css={[figure, strikethrough]}>{before}</s>
            <span className="visually-hidden">, now</span>
          </>
        )}
        <span css={figure}>{after}</span>
      </dd>
    </div>
  );
}
