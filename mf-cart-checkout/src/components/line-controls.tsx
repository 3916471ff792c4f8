import { LIMITS } from '@storefront/shared/contracts';
import { useBus, type CartLine } from '@storefront/shared/host';
import { variantLabel } from '@storefront/shared/shop/catalogue/variant';
import { Button } from '@storefront/shared/ui/actions/button';
import { QuantityStepper } from '@storefront/shared/ui/fields/quantity-stepper';
import { lineKey } from '../lib/line-variant';

interface LineControlsProps {
  line: CartLine;
  /** Called after the line was removed together with the focused button. */
  onRemoved: () => void;
}

/** Changes the quantity of a line, or removes it (CART-05, CART-07). */
export function LineControls({ line, onRemoved }: LineControlsProps) {
  const bus = useBus();
  const variant = variantLabel(line);
  // Two lines of the same product differ in their variant.
  const fullName = variant === '' ? line.name : `${line.name}, ${variant}`;

  function remove() {
    bus.send('cart.remove', lineKey(line));
    onRemoved();
  }

  return (
    <>
      <QuantityStepper
        label={`Quantity of ${fullName}`}
        value={line.quantity}
        max={LIMITS.lineQuantityMax}
        onChange={(quantity) => bus.send('cart.set-quantity', { line: lineKey(line), quantity })}
      />
      <Button variant="quiet" onClick={remove} aria-label={`Remove ${fullName}`}>
        Remove
      </Button>
    </>
  );
}
