import { IconButton } from '../../../src/actions/icon-button';
import { TextInput } from '../../../src/fields/text-input';
import { State } from '../../parts/state';
import { TEXTS } from '../../parts/texts';

/** Empty, filled, and in each state. */
export function TextInputSpecimen() {
  return (
    <>
      <State name="default" width="field">
        <TextInput label="Email" />
      </State>
      <State name="placeholder and hint" width="field">
        <TextInput label="Email" placeholder="you@example.com" hint="We write rarely." />
      </State>
      <State name="filled" width="field">
        <TextInput label="Email" defaultValue="asha@example.com" />
      </State>
      <State name="hover" width="field">
        <TextInput label="Email" data-state="hover" />
      </State>
      <State name="focus" width="field">
        <TextInput label="Email" data-state="focus-visible" />
      </State>
      <State name="invalid" width="field">
        <TextInput
          label="Email"
          defaultValue="asha@"
          hint="We write rarely."
          error="Please enter a valid email address."
        />
      </State>
      <State name="invalid, focus" width="field">
        <TextInput label="Email" error="Invalid email address" data-state="focus-visible" />
      </State>
      <State name="read only" width="field">
        <TextInput label="Order number" readOnly defaultValue="4821-7730-1956" />
      </State>
      <State name="disabled" width="field">
        <TextInput label="Email" disabled defaultValue="asha@example.com" />
      </State>
      <State name="with a control at its end" width="field">
        <TextInput
          label="Password"
          type="password"
          defaultValue="correct-horse"
          endAdornment={<IconButton icon="eye" label="Show password" />}
        />
      </State>
      <State name="long texts" width="field">
        <TextInput label={TEXTS.long} defaultValue={TEXTS.long} error={TEXTS.unbroken} />
      </State>
      <State name="right to left" width="field">
        <div dir="rtl">
          <TextInput label={TEXTS.rightToLeft} defaultValue={TEXTS.rightToLeft} />
        </div>
      </State>
    </>
  );
}
