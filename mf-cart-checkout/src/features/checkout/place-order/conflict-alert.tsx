import { pagePaths } from '@storefront/shared/contracts';
import type { CartLine } from '@storefront/shared/host';
import { ButtonLink } from '@storefront/shared/ui/actions/button';
import { Alert } from '@storefront/shared/ui/feedback/alert';
import { conflictList } from './conflict-alert.styles';
import { describeConflict, type OrderConflict } from './order-conflict';

interface ConflictAlertProps {
  conflict: OrderConflict;
  lines: CartLine[];
}

/** Lists the lines because of which the order was refused (CHK-07). */
export function ConflictAlert({ conflict, lines }: ConflictAlertProps) {
  const { message } = conflict;
  const reasons = conflict.products
    .map((product) => ({ ...product, reason: describeConflict(product, lines) }))
    // Leaves out what the server's message says already.
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
