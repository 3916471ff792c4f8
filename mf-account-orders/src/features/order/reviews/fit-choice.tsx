import type { FitVote } from '@storefront/host/contracts';
import { RadioBox } from '@storefront/ui/fields/radio-box';
import { useId } from 'react';
import { useField } from 'react-final-form';
import { fitBox, fits, label } from './review.styles';

const FITS: [fit: FitVote, label: string][] = [
  ['small', 'Small'],
  ['true', 'True to size'],
  ['large', 'Large'],
];

/** The choice of how the size fits, which isn't required. */
export function FitChoice() {
  const id = useId();
  const { input } = useField<string>('fit');
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} css={label}>
        How does it fit? (optional)
      </p>
      <div css={fits}>
        {FITS.map(([fit, text]) => (
          <RadioBox
            key={fit}
            layout={fitBox}
            name={input.name}
            value={fit}
            checked={input.value === fit}
            onChange={input.onChange}
          >
            {text}
          </RadioBox>
        ))}
      </div>
    </div>
  );
}
