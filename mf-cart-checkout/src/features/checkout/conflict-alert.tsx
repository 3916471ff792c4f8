import type { CartLine } from '@storefront/shared/host';
import { Alert } from '@storefront/shared/ui/alert';
import { ButtonLink } from '@storefront/shared/ui/button';
import { conflictList } from './checkout.styles';
import { describeConflict, type OrderConflict } from './order-conflict';

interface ConflictAlertProps {
  conflict: OrderConflict;
  lines: CartLine[];
}

/** Names the lines that stand in the order's way (CHK-07). */
export function ConflictAlert({ conflict, lines }: ConflictAlertProps) {
  const { message } = conflict;
  const reasons = conflict.products
    .map((product) => ({ ...product, reason: describeConflict(product, lines) }))
    // What the server's own text says already isn't said twice.
    .filter(({ title, reason }) => !message.includes(title) || !message.includes(reason));
  return (
    <Alert
      title={message}
      action={
        <ButtonLink to="/cart" variant="secondary">
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
