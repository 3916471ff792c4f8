import { PageHeading } from '@storefront/shared/ui/page-heading';
import { PaymentSteps } from './payment-steps';
import { head } from './payment.styles';

interface PaymentHeadProps {
  children: string;
}

/** The page's heading below the steps that led to it. */
export function PaymentHead({ children }: PaymentHeadProps) {
  return (
    <div css={head}>
      <PaymentSteps />
      <PageHeading>{children}</PageHeading>
    </div>
  );
}
