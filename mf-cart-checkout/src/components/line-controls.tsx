import { LIMITS } from '@storefront/host/contracts';
import { useBus, type CartLine } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import { QuantityStepper } from '@storefront/ui/fields/quantity-stepper';
import { fullName, lineKey } from '../lib/line-variant';
import { t } from '../messages/t';

interface LineControlsProps {
  line: CartLine;
  /** Called after the line was removed together with the focused button. */
  onRemoved: () => void;
}

/** Changes the quantity of a line, or removes it (CART-05, CART-07). */
export function LineControls({ line, onRemoved }: LineControlsProps) {
  const bus = useBus();
  const name = fullName(line);

  function remove() {
    bus.send('cart.remove', lineKey(line));
    onRemoved();
  }

  return (
    <>
      <QuantityStepper
        label={t('Quantity of {name}', { name })}
        value={line.quantity}
        max={LIMITS.lineQuantityMax}
        onChange={(quantity) => bus.send('cart.set-quantity', { line: lineKey(line), quantity })}
      />
      <Button variant="quiet" onClick={remove} aria-label={t('Remove {name}', { name })}>
        {t('Remove')}
      </Button>
    </>
  );
}
