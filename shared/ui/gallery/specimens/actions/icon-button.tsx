import { IconButton } from '../../../src/actions/icon-button';
import { State } from '../../parts/state';

/** A button of 44 px in each state. */
export function IconButtonSpecimen() {
  return (
    <>
      <State name="default">
        <IconButton icon="heart" label="Add to wishlist" />
      </State>
      <State name="hover">
        <IconButton icon="heart" label="Add to wishlist" data-state="hover" />
      </State>
      <State name="focus">
        <IconButton icon="heart" label="Add to wishlist" data-state="focus-visible" />
      </State>
      <State name="on">
        <IconButton icon="heart" label="In your wishlist" filled aria-pressed />
      </State>
      <State name="disabled">
        <IconButton icon="heart" label="Add to wishlist" disabled />
      </State>
    </>
  );
}
