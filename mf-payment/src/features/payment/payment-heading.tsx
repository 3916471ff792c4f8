import { PageHeading } from '@storefront/shared/ui/page/page-heading';
import { PaymentSteps } from './payment-steps';
import { head } from './payment.styles';

interface PaymentHeadingProps {
  children: string;
}

/** The heading of the page, below the steps of the checkout. */
export function PaymentHeading({ children }: PaymentHeadingProps) {
  return (
    <div css={head}>
      <PaymentSteps />
      <PageHeading>{children}</PageHeading>
    </div>
  );
}
