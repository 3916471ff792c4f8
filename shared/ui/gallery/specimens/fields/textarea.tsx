import { Textarea } from '../../../src/fields/textarea';
import { State } from '../../parts/state';
import { TEXTS } from '../../parts/texts';

/** Empty, filled, and in each state. */
export function TextareaSpecimen() {
  return (
    <>
      <State name="default" width="field">
        <Textarea label="Message" hint="As long as you like." />
      </State>
      <State name="filled" width="field">
        <Textarea label="Message" defaultValue={TEXTS.long} />
      </State>
      <State name="focus" width="field">
        <Textarea label="Message" data-state="focus-visible" />
      </State>
      <State name="invalid" width="field">
        <Textarea label="Message" error="Message is required" />
      </State>
      <State name="disabled" width="field">
        <Textarea label="Message" disabled />
      </State>
    </>
  );
}
