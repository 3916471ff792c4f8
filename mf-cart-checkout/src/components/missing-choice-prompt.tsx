import { useId, type Ref } from 'react';
import { useBus, type CartLine } from '@storefront/shared/host';
import type { MissingChoice } from '@storefront/shared/shop/catalogue/variant';
import { lineKey } from '../lib/line-variant';
import { choice, choiceOptions, choiceTitle, option as optionStyle } from './line-prompt.styles';

interface MissingChoicePromptProps {
  line: CartLine;
  missing: MissingChoice;
  /** Ref of the first option. */
  firstRef: Ref<HTMLButtonElement> | undefined;
  onChosen: () => void;
}

/** Asks for the size or colour that a line lacks (D13). */
export function MissingChoicePrompt({
  line,
  missing,
  firstRef,
  onChosen,
}: MissingChoicePromptProps) {
  const bus = useBus();
  const titleId = useId();
  const options = missing === 'size' ? line.sizes : line.colors;

  function choose(option: string) {
    const chosen = missing === 'size' ? { selectedSize: option } : { selectedColor: option };
    bus.send('cart.choose-variant', { line: lineKey(line), ...chosen });
    onChosen();
  }

  return (
    <div css={choice} role="group" aria-labelledby={titleId}>
      <p id={titleId} css={choiceTitle}>
        Select a {missing}
        <span className="visually-hidden"> for {line.name}</span>
      </p>
      <div css={choiceOptions}>
        {options.map((option, index) => (
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
