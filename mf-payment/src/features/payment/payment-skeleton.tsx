import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { page } from './payment.styles';

/** The payment page while its form is loading. */
export function PaymentSkeleton() {
  return (
    <Container data-boundary="mf-payment" width="form" css={page} aria-busy="true">
      <PageHeading>Complete Your Payment</PageHeading>
      {['method', 'name', 'phone', 'button'].map((field) => (
        <Skeleton key={field} height={72} />
      ))}
    </Container>
  );
}
