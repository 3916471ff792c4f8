import { useField } from 'react-final-form';
import type { ReturnKind } from '@storefront/host/contracts';
import { RadioBox } from '@storefront/ui/fields/radio-box';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { refundWay } from '../../../lib/order/return-labels';
import { t } from '../../../messages/t';
import { REFUND_TO, type RefundTo } from '../return-values';
import { section, sectionTitle } from '../return.styles';
import { choice, choices, hint } from './kind-choice.styles';

const UPI_ID = /^\s*[\w.-]{2,}@[a-z][a-z\d.-]+\s*$/i;

function checkUpiId(value = ''): string | undefined {
  return UPI_ID.test(value) ? undefined : t('Enter a UPI ID such as name@bank');
}

interface RefundFieldsProps {
  order: Pick<OrderWithHistory, 'isPaidOnDelivery' | 'canRefundAsCredit'>;
}

/** Where the money of a return goes, if there is something to say or to choose (GIFT-06); an exchange has no refund. */
export function RefundFields({ order }: RefundFieldsProps) {
  const { input: kind } = useField<ReturnKind>('kind', { subscription: { value: true } });
  const { input: refundTo } = useField<RefundTo>('refundTo');
  const needsUpiId = order.isPaidOnDelivery && refundTo.value === 'payment';
  if (kind.value === 'exchange' || !(order.canRefundAsCredit || needsUpiId)) return null;
  const texts: Record<RefundTo, { title: string; when: string }> = {
    payment: {
      title: t('Back {way, select, upi {to your UPI account} other {the way you paid}}', {
        way: refundWay(order),
      }),
      when: t('Banks take up to seven working days.'),
    },
    credit: { title: t('As store credit'), when: t('Yours at once when we have the parcel.') },
  };
  return (
    <fieldset css={section}>
      <legend css={sectionTitle}>{t('Refund')}</legend>
      {order.canRefundAsCredit ? (
        <div css={choices}>
          {REFUND_TO.map((place) => (
            <RadioBox
              key={place}
              layout={choice}
              name={refundTo.name}
              value={place}
              checked={refundTo.value === place}
              onChange={() => refundTo.onChange(place)}
            >
              {texts[place].title}
              <span css={hint}>{texts[place].when}</span>
            </RadioBox>
          ))}
        </div>
      ) : null}
      {needsUpiId ? (
        <TextField
          name="refundUpiId"
          label="UPI ID"
          hint={t('You paid the courier, so we refund to your UPI account.')}
          autoComplete="off"
          autoCapitalize="none"
          required
          validate={checkUpiId}
        />
      ) : null}
    </fieldset>
  );
}
