import { CheckoutSteps } from '@storefront/ui/page/checkout-steps';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { header } from './payment.styles';

interface PaymentHeadingProps {
  children: string;
}

/** The heading of the page, below the steps of the checkout. */
export function PaymentHeading({ children }: PaymentHeadingProps) {
  return (
    <div css={header}>
      <CheckoutSteps at="payment" />
      <PageHeading>{children}</PageHeading>
    </div>
  );
}
