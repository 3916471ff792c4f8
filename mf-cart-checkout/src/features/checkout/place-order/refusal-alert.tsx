import { pagePaths } from '@storefront/shared/contracts';
import type { CartLine } from '@storefront/shared/host';
import { Alert } from '@storefront/shared/ui/feedback/alert';
import { ButtonLink } from '@storefront/shared/ui/actions/button';
import { describeConflict, type OrderRefusal } from './order-refusal';
import { conflictList } from './refusal-alert.styles';

interface RefusalAlertProps {
  refusal: OrderRefusal;
  lines: CartLine[];
}

/** Says why no order was placed, and names the lines that prevent it (CHK-07, CHK-12, CHK-13). */
export function RefusalAlert({ refusal, lines }: RefusalAlertProps) {
  const { message } = refusal;
  if (refusal.kind === 'unavailable') return <Alert title="No order was placed">{message}</Alert>;
  if (refusal.kind === 'limit') {
    return (
      <Alert
        title="No order was placed"
        action={
          <ButtonLink to={pagePaths.orders} variant="secondary">
            My Orders
          </ButtonLink>
        }
      >
        {message}
      </Alert>
    );
  }
  const reasons = refusal.products
    .map((product) => ({ ...product, reason: describeConflict(product, lines) }))
    // Leaves out what the server's message already says.
    .filter(({ title, reason }) => !message.includes(title) || !message.includes(reason));
  return (
    <Alert
      title={message}
      action={
        <ButtonLink to={pagePaths.cart} variant="secondary">
          Edit your cart
        </ButtonLink>
      }
    >
      {reasons.length === 0 ? null : (
        <ul css={conflictList}>
          {reasons.map(({ id, title, reason }) => (
            <li key={id}>
              {title}: {reason}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
