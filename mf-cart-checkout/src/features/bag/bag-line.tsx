import type { Ref } from 'react';
import { formatRupees } from '@storefront/shared/format/money';
import { cartTotal, type CartLine } from '@storefront/shared/host';
import { findMissingChoice, variantLabel } from '@storefront/shared/shop/catalogue/variant';
import { LineSummary } from '@storefront/shared/ui/product/line-summary';
import { LineControls } from '../../components/line-controls';
import { MissingChoicePrompt } from '../../components/missing-choice-prompt';
import { controls, lineBox } from './bag.styles';

interface BagLineProps {
  line: CartLine;
  /** Ref of the first option of the line's missing choice. */
  choiceRef: Ref<HTMLButtonElement> | undefined;
  onChosen: () => void;
  onRemoved: () => void;
}

/** One line of the bag. */
export function BagLine({ line, choiceRef, onChosen, onRemoved }: BagLineProps) {
  const missing = findMissingChoice(line);
  const variant = variantLabel(line);
  return (
    <li css={lineBox}>
      <LineSummary
        image={line.image}
        name={line.name}
        amount={
          <>
            <span className="visually-hidden">Line total </span>
            {formatRupees(cartTotal({ lines: [line] }))}
          </>
        }
      >
        {variant === '' ? null : <p>{variant}</p>}
        <p>{formatRupees(line.price)} each</p>
      </LineSummary>
      {missing ? (
        <MissingChoicePrompt
          line={line}
          missing={missing}
          firstRef={choiceRef}
          onChosen={onChosen}
        />
      ) : null}
      <div css={controls}>
        <LineControls line={line} onRemoved={onRemoved} />
      </div>
    </li>
  );
}
