import { useField } from 'react-final-form';
import type { GiftCardOffer } from '@storefront/host/contracts/api';
import { formatRupeesShort } from '@storefront/host/format/money';
import { RadioBox } from '@storefront/ui/fields/radio-box';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { t } from '../../messages/t';
import { amountOf, type GiftCardValues, OTHER_AMOUNT } from './gift-card-values';
import { choice, choices, group, legend } from './gift-cards.styles';

interface AmountFieldsProps {
  offer: GiftCardOffer;
  /** The rule of the amount that is typed. */
  rule: (typed: string | undefined) => string | undefined;
}

/** The rule for an amount of one's own, by the limits of the offer. */
export function amountRule({ minimum, maximum }: GiftCardOffer) {
  return (amount = ''): string | undefined => {
    const rupees = amountOf({ choice: OTHER_AMOUNT, amount });
    if (rupees >= minimum && rupees <= maximum) return undefined;
    return t('Enter whole rupees from {from} to {to}', {
      from: formatRupeesShort(minimum),
      to: formatRupeesShort(maximum),
    });
  };
}

/** The suggested amounts, and one of the shopper's own. */
export function AmountFields({ offer, rule }: AmountFieldsProps) {
  const { input } = useField<GiftCardValues['choice']>('choice');
  const options = [...offer.amounts.map(String), OTHER_AMOUNT];
  return (
    <fieldset css={group}>
      <legend css={legend}>{t('Amount')}</legend>
      <div css={choices}>
        {options.map((option) => (
          <RadioBox
            key={option}
            layout={choice}
            name={input.name}
            value={option}
            checked={input.value === option}
            onChange={() => input.onChange(option)}
          >
            {option === OTHER_AMOUNT ? t('Another') : formatRupeesShort(Number(option))}
          </RadioBox>
        ))}
      </div>
      {input.value === OTHER_AMOUNT ? (
        <TextField
          name="amount"
          label={t('Amount in rupees')}
          inputMode="numeric"
          autoComplete="off"
          required
          validate={rule}
        />
      ) : null}
    </fieldset>
  );
}
