import { OverlayFrame } from '../../parts/frame';
import { State } from '../../parts/state';

/** A drawer over its scrim. */
export function DrawerSpecimen() {
  return (
    <State name="open" width="full">
      <OverlayFrame only="drawer-open" title="An open drawer" height={480} />
    </State>
  );
}
