import { pagePaths } from '@storefront/shared/contracts';
import { Steps, type Step } from './steps';

/** Once the order is placed, its bag and its address can't be changed: no links then. */
const STEPS = {
  address: [{ label: 'Bag', to: pagePaths.cart }, { label: 'Address' }, { label: 'Payment' }],
  payment: [{ label: 'Bag' }, { label: 'Address' }, { label: 'Payment' }],
} satisfies Record<string, Step[]>;

interface CheckoutStepsProps {
  /** The step that the page stands for. */
  at: keyof typeof STEPS;
}

/** The steps of the checkout, on the pages of two teams: the address and the payment. */
export function CheckoutSteps({ at }: CheckoutStepsProps) {
  return <Steps label="Checkout" steps={STEPS[at]} at={at === 'address' ? 1 : 2} />;
}
