import { Steps } from '../../../src/page/steps';
import { State } from '../../parts/state';

const STEPS = [
  { label: 'Bag', to: '/cart' },
  { label: 'Address', to: '/checkout' },
  { label: 'Payment' },
];

/** At the first step, at one in between, and at the last. */
export function StepsSpecimen() {
  return STEPS.map(({ label }, at) => (
    <State key={label} name={`at ${label}`}>
      <Steps label={`Steps, at ${label}`} steps={STEPS} at={at} />
    </State>
  ));
}
