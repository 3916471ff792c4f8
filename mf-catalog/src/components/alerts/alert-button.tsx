import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { Button } from '@storefront/ui/actions/button';
import { variantLabel } from '@storefront/host/shop/catalogue/variant';
import { useState } from 'react';
import type { Purchase } from '../../lib/purchase/use-purchase';
import { toSelectedVariant } from '../../lib/purchase/variant-choice';

const loadForm = () =>
  import(/* webpackChunkName: "alert-form" */ './alert-form').then((module) => module.AlertForm);

interface AlertButtonProps {
  purchase: Purchase;
}

/** Where a choice is sold out: opens, in its place, a form whose code is loaded then (ALRT-01). */
export function AlertButton({ purchase: { product, choice, blocker } }: AlertButtonProps) {
  const [AlertForm, ensureLoaded] = useLazyComponent(loadForm);
  const [isOpen, setIsOpen] = useState(false);
  if (blocker !== 'sold-out') return null;

  const variant = toSelectedVariant(product, choice);
  if (AlertForm && isOpen) {
    return <AlertForm key={variantLabel(variant)} productId={product.id} variant={variant} />;
  }
  return (
    <Button
      variant="secondary"
      aria-expanded={false}
      onClick={() => void ensureLoaded().then(setIsOpen)}
    >
      Tell me when it is back
    </Button>
  );
}
