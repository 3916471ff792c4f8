import { Steps } from '@storefront/shared/ui/steps';

const STEPS = [{ label: 'Bag', to: '/cart' }, { label: 'Address' }, { label: 'Payment' }];

/** Where the checkout stands between bag and payment; the payment page shows the same line. */
export function CheckoutSteps() {
  return <Steps label="Checkout" steps={STEPS} at={1} />;
}
