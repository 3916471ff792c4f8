import { pagePaths } from '@storefront/host/contracts';
import { t } from '../messages/t';
import { Steps, type Step } from './steps';

interface CheckoutStepsProps {
  /** The step of this page. */
  at: 'address' | 'payment';
}

/** The steps of the checkout, on the pages of two teams: the address and the payment. */
export function CheckoutSteps({ at }: CheckoutStepsProps) {
  const isPlaced = at === 'payment';
  const steps: Step[] = [
    // No link once the order is placed, because bag and address can't be changed any more.
    { label: t('Bag'), ...(!isPlaced && { to: pagePaths.cart }) },
    { label: t('Address') },
    { label: t('Payment') },
  ];
  return <Steps label={t('Checkout')} steps={steps} at={isPlaced ? 2 : 1} />;
}
