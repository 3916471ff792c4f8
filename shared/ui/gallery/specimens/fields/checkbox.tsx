import { Checkbox } from '../../../src/fields/checkbox';
import { noop } from '../../parts/noop';
import { State } from '../../parts/state';
import { TEXTS } from '../../parts/texts';

/** Ticked and unticked, in each state. */
export function CheckboxSpecimen() {
  return (
    <>
      <State name="default">
        <Checkbox label="Remember me" />
      </State>
      <State name="ticked">
        <Checkbox label="Remember me" checked onChange={noop} />
      </State>
      <State name="focus">
        <Checkbox label="Remember me" data-state="focus-visible" />
      </State>
      <State name="disabled">
        <Checkbox label="Remember me" disabled />
      </State>
      <State name="disabled, ticked">
        <Checkbox label="Remember me" disabled checked onChange={noop} />
      </State>
      <State name="invalid" width="field">
        <Checkbox label="I agree to the terms" error="Terms is required" />
      </State>
      <State name="hint, long text" width="field">
        <Checkbox label={TEXTS.long} hint="You can change this later." />
      </State>
      <State name="right to left">
        <div dir="rtl">
          <Checkbox label={TEXTS.rightToLeft} checked onChange={noop} />
        </div>
      </State>
    </>
  );
}
