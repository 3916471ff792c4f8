import { useField } from 'react-final-form';
import { RETURN_KINDS, type ReturnKind } from '@storefront/host/contracts';
import { RadioBox } from '@storefront/ui/fields/radio-box';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { refundWay } from '../../../lib/order/return-labels';
import { t } from '../../../messages/t';
import { section, sectionTitle } from '../return.styles';
import { choice, choices, hint } from './kind-choice.styles';

interface KindChoiceProps {
  order: Pick<OrderWithHistory, 'isPaidOnDelivery'>;
  onKind: (kind: ReturnKind) => void;
}

/** The choice between a return for a refund and an exchange for another size or colour. */
export function KindChoice({ order, onKind }: KindChoiceProps) {
  const { input } = useField<ReturnKind>('kind');
  const texts: Record<ReturnKind, { title: string; outcome: string }> = {
    return: {
      title: t('Return'),
      outcome: t(
        'You get your money back {way, select, upi {to your UPI account} other {the way you paid}}.',
        { way: refundWay(order) },
      ),
    },
    exchange: {
      title: t('Exchange'),
      outcome: t('You get another size or color instead.'),
    },
  };
  return (
    <fieldset css={section}>
      <legend css={sectionTitle}>{t('What would you like?')}</legend>
      <div css={choices}>
        {RETURN_KINDS.map((kind) => (
          <RadioBox
            key={kind}
            layout={choice}
            name={input.name}
            value={kind}
            checked={input.value === kind}
            onChange={() => {
              input.onChange(kind);
              onKind(kind);
            }}
          >
            {texts[kind].title}
            <span css={hint}>{texts[kind].outcome}</span>
          </RadioBox>
        ))}
      </div>
    </fieldset>
  );
}
