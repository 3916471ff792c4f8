import { Button } from '../../src/actions/button';
import { Dialog } from '../../src/overlays/dialog';
import { noop } from '../parts/noop';

/** A dialog that stays open. */
export function DialogOpen() {
  return (
    <Dialog open onClose={noop} title="Merino Roll-Neck">
      <p>Fine-gauge merino with a doubled collar.</p>
      <br />
      <Button>Add to Bag</Button>
    </Dialog>
  );
}
