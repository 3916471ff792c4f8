import { DeliveryDays } from '../../../src/product/delivery-days';
import { State } from '../../parts/state';

const PROMISE = { earliest: '2025-03-06', latest: '2025-03-07' };

/** Promised, and estimated. */
export function DeliveryDaysSpecimen() {
  return (
    <>
      <State name="promised">
        <DeliveryDays dates={PROMISE} />
      </State>
      <State name="estimated">
        <DeliveryDays dates={{ ...PROMISE, payBy: '2025-03-05T08:30:00.000Z' }} />
      </State>
    </>
  );
}
