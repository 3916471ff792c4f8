import { ChoiceButton } from '../../../src/actions/choice-button';
import { State } from '../../parts/state';
import { TEXTS } from '../../parts/texts';

/** Each state, with long and right-to-left text. */
export function ChoiceButtonSpecimen() {
  return (
    <>
      <State name="default">
        <ChoiceButton>Medium</ChoiceButton>
      </State>
      <State name="focus">
        <ChoiceButton data-state="focus-visible">Medium</ChoiceButton>
      </State>
      <State name="can’t be chosen">
        <ChoiceButton aria-disabled>Medium</ChoiceButton>
      </State>
      <State name="long text" width="field">
        <ChoiceButton>{TEXTS.long}</ChoiceButton>
      </State>
      <State name="right to left">
        <div dir="rtl">
          <ChoiceButton>{TEXTS.rightToLeft}</ChoiceButton>
        </div>
      </State>
    </>
  );
}
