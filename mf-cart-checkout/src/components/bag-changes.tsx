import type { CheckedLine } from '../lib/bag-check/line-change';
import { t } from '../messages/t';
import { announcement, bagChanges } from './line-prompt.styles';

/** Says that lines have changed since they were added; empty, but ready to be announced, if none has (BAG-01). */
export function BagChanges({ checked }: { checked: readonly CheckedLine[] }) {
  const hasChanged = checked.some(({ change }) => change);
  return (
    <div css={announcement} role="status">
      {hasChanged ? (
        <p css={bagChanges}>{t('Something in your bag has changed since you added it.')}</p>
      ) : null}
    </div>
  );
}
