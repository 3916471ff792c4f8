import type { Ref } from 'react';
import { formatRupees } from '@storefront/host/format/money';
import { cartTotal } from '@storefront/host';
import { findMissingChoice, variantLabel } from '@storefront/host/shop/catalogue/variant';
import { LineSummary } from '@storefront/ui/product/line-summary';
import { LineControls } from '../../components/line-controls';
import { LineNotice } from '../../components/line-notice';
import { MissingChoicePrompt } from '../../components/missing-choice-prompt';
import { PriceBefore } from '../../components/price-before';
import type { CheckedLine } from '../../lib/bag-check/line-change';
import { t } from '../../messages/t';
import { controls, lineActions, lineBox } from './bag.styles';

interface BagLineProps {
  checked: CheckedLine;
  /** Ref of the first control that settles the line. */
  controlRef: Ref<HTMLButtonElement> | undefined;
  onSettled: () => void;
  onRemoved: () => void;
}

/** One line of the bag. */
export function BagLine({ checked, controlRef, onSettled, onRemoved }: BagLineProps) {
  const { line, change } = checked;
  const missing = findMissingChoice(line);
  const variant = variantLabel(line);
  return (
    <li css={lineBox}>
      <LineSummary
        image={line.image}
        name={line.name}
        amount={
          change?.shortage ? null : (
            <>
              <span className="visually-hidden">{t('Line total')} </span>
              {formatRupees(cartTotal({ lines: [line] }))}
            </>
          )
        }
      >
        {variant === '' ? null : <p>{variant}</p>}
        <p>{t('{price} each', { price: formatRupees(line.price) })}</p>
        <PriceBefore change={change} />
      </LineSummary>
      <div css={lineActions}>
        {missing && !change?.shortage ? (
          <MissingChoicePrompt
            checked={checked}
            missing={missing}
            firstRef={controlRef}
            onChosen={onSettled}
          />
        ) : null}
        {change?.shortage ? (
          <LineNotice
            line={line}
            shortage={change.shortage}
            alternatives={change.alternatives}
            firstRef={controlRef}
            onSettled={onSettled}
            onRemoved={onRemoved}
          />
        ) : (
          <div css={controls}>
            <LineControls line={line} onRemoved={onRemoved} />
          </div>
        )}
      </div>
    </li>
  );
}
