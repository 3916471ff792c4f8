import { useId, type Ref } from 'react';
import { useBus, type CartLine } from '@storefront/host';
import {
  choicePhrase,
  type MissingChoice,
  type SelectedVariant,
} from '@storefront/host/shop/catalogue/variant';
import type { CheckedLine } from '../lib/bag-check/line-change';
import { variantDetails } from '../lib/bag-check/variant-details';
import { lineKey } from '../lib/line-variant';
import { choice, choiceOptions, choiceTitle, option as optionStyle } from './line-prompt.styles';

interface MissingChoicePromptProps {
  checked: CheckedLine;
  missing: MissingChoice;
  /** Ref of the first option. */
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
  const titleId = useId();

  function choose(value: string) {
    const chosen = choiceOf(missing, value);
    bus.send('cart.choose-variant', {
      line: lineKey(line),
      ...chosen,
      // What the choice costs isn't a change of the line's price (BAG-02).
      ...(offer?.available && variantDetails(offer, withChoice(line, chosen))),
    });
    onChosen();
  }

  return (
    <div css={choice} role="group" aria-labelledby={titleId}>
      <p id={titleId} css={choiceTitle}>
        Select {choicePhrase(missing)}
        <span className="visually-hidden"> for {line.name}</span>
      </p>
      <div css={choiceOptions}>
        {valuesOf(line, missing).map((option, index) => (
          <button
            key={option}
            ref={index === 0 ? firstRef : undefined}
            type="button"
            css={optionStyle}
            onClick={() => choose(option)}
          >
            {option}
          </button>
        ))}
      </div>
    </div>
  );
}

function valuesOf({ sizes, colors }: CartLine, missing: MissingChoice): string[] {
  if (missing === 'size') return sizes;
  return missing === 'color' ? colors : missing.values;
}

function choiceOf(missing: MissingChoice, value: string): SelectedVariant {
  if (missing === 'size') return { selectedSize: value };
  return missing === 'color'
    ? { selectedColor: value }
    : { selectedOptions: { [missing.name]: value } };
}

function withChoice(line: CartLine, chosen: SelectedVariant): SelectedVariant {
  const selectedOptions = { ...line.selectedOptions, ...chosen.selectedOptions };
  return { ...line, ...chosen, selectedOptions };
}
