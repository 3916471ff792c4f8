import { OverlayFrame } from '../../parts/frame';
import { State } from '../../parts/state';

/** A dialog over its scrim. */
export function DialogSpecimen() {
  return (
    <State name="open" width="full">
      <OverlayFrame only="dialog-open" title="An open dialog" height={420} />
    </State>
  );
}
