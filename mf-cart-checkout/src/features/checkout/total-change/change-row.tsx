import type { ReactNode } from 'react';
import { t } from '../../../messages/t';
import { figure, figures, row, strikethrough } from './total-change.styles';

interface ChangeRowProps {
  /** The amount that the shopper saw, and the current one, as formatted texts. */
  before: string;
  after: string;
  className?: string;
  /** What the amounts are for. */
  children: ReactNode;
}

function visuallyHidden(key: string) {
  return (text: ReactNode[]) => (
    <span key={key} className="visually-hidden">
      {text}
    </span>
  );
}

/** One row of a list of amounts: the new amount, after the old one where the two differ. */
export function ChangeRow({ before, after, className, children }: ChangeRowProps) {
  return (
    <div css={row} className={className}>
      <dt>{children}</dt>
      <dd css={figures}>
        {before === after
          ? null
          : t.rich('<was>was</was><old>{before}</old><now>, now</now>', {
              before,
              was: visuallyHidden('was'),
              old: (text) => (
                <s key="old" css={[figure, strikethrough]}>
                  {text}
                </s>
              ),
              now: visuallyHidden('now'),
            })}
        <span css={figure}>{after}</span>
      </dd>
    </div>
  );
}
