import { Toast } from '../../../src/feedback/toast';
import { noop } from '../../parts/noop';
import { State } from '../../parts/state';
import { TEXTS } from '../../parts/texts';

/** The tones of a toast, and long words in it. */
export function ToastSpecimen() {
  return (
    <>
      <State name="default" width="field">
        <Toast
          title="Added to cart"
          description="Merino Roll-Neck added to your cart."
          onDismiss={noop}
        />
      </State>
      <State name="destructive" width="field">
        <Toast
          tone="destructive"
          title="Error"
          description="Failed to find order. Please check your information and try again."
          onDismiss={noop}
        />
      </State>
      <State name="long word" width="field">
        <Toast title={TEXTS.unbroken} onDismiss={noop} />
      </State>
    </>
  );
}
