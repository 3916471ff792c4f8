import { Button } from '../../../src/actions/button';
import { Alert } from '../../../src/feedback/alert';
import { State } from '../../parts/state';
import { TEXTS } from '../../parts/texts';

/** The tones of an alert, with and without an action. */
export function AlertSpecimen() {
  return (
    <>
      <State name="destructive" width="full">
        <Alert>Failed to load products. Please try again.</Alert>
      </State>
      <State name="destructive, titled, with an action" width="full">
        <Alert
          title="This page could not be loaded"
          action={<Button variant="secondary">Try Again</Button>}
        >
          The store could not be reached. Please try again in a moment.
        </Alert>
      </State>
      <State name="notice" width="full">
        <Alert tone="notice" title="Prices have changed">
          One piece in your cart costs less than before.
        </Alert>
      </State>
      <State name="success" width="full">
        <Alert tone="success">Your payment has arrived.</Alert>
      </State>
      <State name="long word" width="field">
        <Alert title={TEXTS.unbroken}>{TEXTS.unbroken}</Alert>
      </State>
      <State name="right to left" width="field">
        <div dir="rtl">
          <Alert title={TEXTS.rightToLeft} />
        </div>
      </State>
    </>
  );
}
