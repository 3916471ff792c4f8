import { Select } from '../../../src/fields/select';
import { State } from '../../parts/state';
import { TEXTS } from '../../parts/texts';

const STATES = ['Goa', 'Karnataka', 'Kerala'];

/** Empty, with a chosen option, and in each state. */
export function SelectSpecimen() {
  return (
    <>
      <State name="default" width="field">
        <Select label="State" placeholder="Choose a state" options={STATES} />
      </State>
      <State name="chosen" width="field">
        <Select label="State" defaultValue="Kerala" options={STATES} />
      </State>
      <State name="hover" width="field">
        <Select label="State" options={STATES} data-state="hover" />
      </State>
      <State name="focus" width="field">
        <Select label="State" options={STATES} data-state="focus-visible" />
      </State>
      <State name="invalid" width="field">
        <Select label="State" placeholder="Choose" options={STATES} error="State is required" />
      </State>
      <State name="disabled" width="field">
        <Select label="State" options={STATES} disabled />
      </State>
      <State name="long text" width="field">
        <Select label="Cut" options={[TEXTS.long]} hint="As the label says." />
      </State>
      <State name="right to left" width="field">
        <div dir="rtl">
          <Select label={TEXTS.rightToLeft} options={[TEXTS.rightToLeft]} />
        </div>
      </State>
    </>
  );
}
