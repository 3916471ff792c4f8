import { pagePaths } from '@storefront/shared/contracts';
import { Steps } from '@storefront/shared/ui/page/steps';

const STEPS = [{ label: 'Bag', to: pagePaths.cart }, { label: 'Address' }, { label: 'Payment' }];

/** The steps of the checkout, with the address as the current one; the payment page shows the same. */
export function CheckoutSteps() {
  return <Steps label="Checkout" steps={STEPS} at={1} />;
}
