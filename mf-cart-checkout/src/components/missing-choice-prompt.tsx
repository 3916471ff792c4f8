import type { Ref } from 'react';
import { useBus } from '@storefront/host';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { piecesLeft } from '@storefront/host/shop/catalogue/product-offer';
import {
  choicePhrase,
  valuesOfChoice,
  withChoice,
  type MissingChoice,
} from '@storefront/host/shop/catalogue/variant';
import { ChoicePrompt } from '@storefront/ui/product/choice-prompt';
import type { CheckedLine } from '../lib/bag-check/line-change';
import { variantDetails } from '@storefront/host/shop/catalogue/variant-details';
import { lineKey } from '../lib/line-variant';
import { t } from '../messages/t';
import { prompt } from './line-prompt.styles';

interface MissingChoicePromptProps {
  checked: CheckedLine;
  missing: MissingChoice;
  /** Ref of the first value that can be had. */
  firstRef: Ref<HTMLButtonElement> | undefined;
  onChosen: () => void;
}

/** Asks for the size, colour or option that a line lacks (D13). */
export function MissingChoicePrompt({
  checked: { line, offer },
  missing,
  firstRef,
  onChosen,
}: MissingChoicePromptProps) {
  const bus = useBus();

  function choose(value: string) {
    const chosen = withChoice(line, missing, value);
    bus.send('cart.choose-variant', {
      line: lineKey(line),
      ...chosen,
      // What the choice costs isn't a change of the line's price (BAG-02).
      ...(offer?.available && variantDetails(offer, chosen)),
    });
    onChosen();
  }

  return (
    <div css={prompt}>
      <ChoicePrompt
        label={t('Select {choice}', { choice: choicePhrase(missing, line) })}
        productName={line.name}
        values={valuesOfChoice(line, missing)}
        nameOf={(value) => labelOf(value, line)}
        areColors={missing === 'color'}
        isSoldOut={(value) =>
          offer !== undefined && piecesLeft(offer, withChoice(line, missing, value)) === 0
        }
        firstRef={firstRef}
        onChoose={choose}
      />
    </div>
  );
}
