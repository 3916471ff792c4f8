import { ButtonLink } from '../../../src/actions/button';
import { EmptyState } from '../../../src/feedback/empty-state';
import { State } from '../../parts/state';

/** With and without text and an action. */
export function EmptyStateSpecimen() {
  return (
    <>
      <State name="with a way on" width="full">
        <EmptyState
          title="Your cart is empty"
          action={<ButtonLink to="/">Continue Shopping</ButtonLink>}
        >
          What you add to it stays here, on this device.
        </EmptyState>
      </State>
      <State name="title alone" width="full">
        <EmptyState title="No products found with the selected filters" />
      </State>
    </>
  );
}
