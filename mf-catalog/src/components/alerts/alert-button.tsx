import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import type { AlertSubject } from '@storefront/host/contracts/api';
import { Button } from '@storefront/ui/actions/button';
import {
  findMissingChoice,
  variantParts,
  type MissingChoice,
} from '@storefront/host/shop/catalogue/variant';
import { useState } from 'react';
import type { Purchase } from '../../lib/purchase/use-purchase';
import { toSelectedVariant } from '../../lib/purchase/variant-choice';
import { alertTitle } from './alert-title';
import { t } from '../../messages/t';

const loadForm = () =>
  import(/* webpackChunkName: "alert-form" */ './alert-form').then((module) => module.AlertForm);

interface AlertProps {
  purchase: Purchase;
}

/** Where a choice is sold out: offers to tell when it is back (ALRT-01). */
export function BackInStockAlert({ purchase }: AlertProps) {
  return purchase.blocker === 'sold-out' ? <AlertButton purchase={purchase} about="stock" /> : null;
}

/** Where a choice can be bought, or lacks only a size: offers to tell when it costs less (ALRT-05). */
export function LowerPriceAlert({ purchase }: AlertProps) {
  const isSold = purchase.blocker !== 'sold-out' && purchase.blocker !== 'unavailable';
  return isSold ? <AlertButton purchase={purchase} about="price" /> : null;
}

/** Opens, in its place, the form that asks for the address; its code is loaded then. */
function AlertButton({
  purchase: { product, choice },
  about,
}: AlertProps & { about: AlertSubject }) {
  const [AlertForm, ensureLoaded] = useLazyComponent(loadForm);
  const [isOpen, setIsOpen] = useState(false);

  if (AlertForm && isOpen) {
    const selected = toSelectedVariant(product, choice);
    const missing = findMissingChoice({ ...product, ...selected });
    const open = missing === undefined ? [] : [anyText(missing)];
    const words = [...variantParts({ ...selected, labels: product.labels }), ...open].join(', ');
    return (
      <AlertForm
        key={words}
        about={about}
        productId={product.id}
        variant={selected}
        choice={words}
      />
    );
  }
  return (
    <Button
      variant={about === 'stock' ? 'secondary' : 'quiet'}
      aria-expanded={false}
      onClick={() => void ensureLoaded().then(setIsOpen)}
    >
      {alertTitle(about)}
    </Button>
  );
}

/** A choice that is left open: "any size". */
function anyText(choice: MissingChoice): string {
  if (choice === 'size') return t('any size');
  return choice === 'color' ? t('any color') : t('any {option}', { option: choice.name });
}
