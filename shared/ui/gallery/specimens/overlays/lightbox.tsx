import { OverlayFrame } from '../../parts/frame';
import { State } from '../../parts/state';

/** A picture over the whole screen. */
export function LightboxSpecimen() {
  return (
    <State name="open" width="full">
      <OverlayFrame only="lightbox-open" title="An open lightbox" height={480} />
    </State>
  );
}
