import type { FitVote } from '@storefront/host/contracts';
import { RadioBox } from '@storefront/ui/fields/radio-box';
import { useId } from 'react';
import { useField } from 'react-final-form';
import { t } from '../../../messages/t';
import { fitBox, fits, label } from './review.styles';

function fitLabels(): [fit: FitVote, label: string][] {
  return [
    ['small', t('Small')],
    ['true', t('True to size')],
    ['large', t('Large')],
  ];
}

/** The choice of how the size fits, which isn't required. */
export function FitChoice() {
  const id = useId();
  const { input } = useField<string>('fit');
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} css={label}>
        {t('How does it fit? (optional)')}
      </p>
      <div css={fits}>
        {fitLabels().map(([fit, text]) => (
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
