import { CheckoutSteps } from '@storefront/ui/page/checkout-steps';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Steps } from '@storefront/ui/page/steps';
import { t } from '../../messages/t';
import type { OrderKind } from './order-kind';
import { header } from './payment.styles';

interface PaymentHeadingProps {
  /** Undefined until it is known what is paid: there are no steps then, but their space is kept. */
  kind: OrderKind | undefined;
  children: string;
}

/** The heading of the page, below the steps that lead to it. */
export function PaymentHeading({ kind, children }: PaymentHeadingProps) {
  return (
    <div css={header}>
      {kind === 'goods' ? <CheckoutSteps at="payment" /> : null}
      {kind === 'gift-card' ? (
        <Steps
          label={t('Checkout')}
          steps={[{ label: t('Gift card') }, { label: t('Payment') }]}
          at={1}
        />
      ) : null}
      <PageHeading>{children}</PageHeading>
    </div>
  );
}
