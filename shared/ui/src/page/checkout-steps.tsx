import { pagePaths } from '@storefront/host/contracts';
import { Steps, type Step } from './steps';

/** No links once the order is placed, because bag and address can't be changed any more. */
const STEPS = {
  address: [{ label: 'Bag', to: pagePaths.cart }, { label: 'Address' }, { label: 'Payment' }],
  payment: [{ label: 'Bag' }, { label: 'Address' }, { label: 'Payment' }],
} satisfies Record<string, Step[]>;

interface CheckoutStepsProps {
  /** The step of this page. */
  at: keyof typeof STEPS;
}

/** The steps of the checkout, on the pages of two teams: the address and the payment. */
export function CheckoutSteps({ at }: CheckoutStepsProps) {
  return <Steps label="Checkout" steps={STEPS[at]} at={at === 'address' ? 1 : 2} />;
}
