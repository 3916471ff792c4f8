import { css } from '@emotion/react';
import { RadioBox } from '../../../src/ui/fields/radio-box';
import { space } from '../../../src/theme';
import { noop } from '../../parts/noop';
import { State } from '../../parts/state';
import { TEXTS } from '../../parts/texts';

const padded = css({ padding: `${space(1.5)} ${space(2)}` });

/** Chosen and not, in each state. */
export function RadioBoxSpecimen() {
  return (
    <>
      <State name="default">
        <RadioBox css={padded} name="default">
          Medium
        </RadioBox>
      </State>
      <State name="chosen">
        <RadioBox css={padded} name="chosen" checked onChange={noop}>
          Medium
        </RadioBox>
      </State>
      <State name="focus">
        <RadioBox css={padded} name="focus" data-state="focus-visible">
          Medium
        </RadioBox>
      </State>
      <State name="long text" width="field">
        <RadioBox css={padded} name="long">
          {TEXTS.long}
        </RadioBox>
      </State>
      <State name="right to left">
        <div dir="rtl">
          <RadioBox css={padded} name="right-to-left" checked onChange={noop}>
            {TEXTS.rightToLeft}
          </RadioBox>
        </div>
      </State>
    </>
  );
}
