import { Steps } from '@storefront/shared/ui/steps';

/** The order is placed: there is no way back to its bag and its address. */
const STEPS = [{ label: 'Bag' }, { label: 'Address' }, { label: 'Payment' }];

/** The last of the steps that the checkout began. */
export function PaymentSteps() {
  return <Steps label="Checkout" steps={STEPS} at={2} />;
}
