import { useState } from 'react';
import { QuantityStepper } from '../../../src/fields/quantity-stepper';
import { noop } from '../../parts/noop';
import { State } from '../../parts/state';

/** In the middle of its range, and at both ends. */
export function QuantityStepperSpecimen() {
  const [quantity, setQuantity] = useState(2);
  return (
    <>
      <State name="default">
        <QuantityStepper value={quantity} onChange={setQuantity} />
      </State>
      <State name="at its lowest">
        <QuantityStepper value={1} onChange={noop} label="Quantity of one" />
      </State>
      <State name="at its highest">
        <QuantityStepper value={99} max={99} onChange={noop} label="Quantity of many" />
      </State>
    </>
  );
}
