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
  return (
    <Alert
      title={conflict.message}
      action={
        <ButtonLink to="/cart" variant="secondary">
          Edit your cart
        </ButtonLink>
      }
    >
      {conflict.products.length === 0 ? null : (
        <ul css={conflictList}>
          {conflict.products.map((product) => (
            <li key={product.id}>
              {product.title}: {describeConflict(product, lines)}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
