import { Frame } from '../../parts/frame';
import { State } from '../../parts/state';

/** A dialog over its scrim. */
export function DialogSpecimen() {
  return (
    <State name="open" width="full">
      <Frame only="dialog-open" title="An open dialog" height={420} />
    </State>
  );
}
