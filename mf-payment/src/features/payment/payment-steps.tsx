import { Steps } from '@storefront/shared/ui/page/steps';

/** No links: once the order is placed, its bag and its address can't be changed. */
const STEPS = [{ label: 'Bag' }, { label: 'Address' }, { label: 'Payment' }];

/** The steps of the checkout, with the payment as the current one. */
export function PaymentSteps() {
  return <Steps label="Checkout" steps={STEPS} at={2} />;
}
