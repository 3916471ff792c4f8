import { css } from '@emotion/react';
import { RadioBox } from '../../../src/fields/radio-box';
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
        <RadioBox layout={padded} name="default">
          Medium
        </RadioBox>
      </State>
      <State name="chosen">
        <RadioBox layout={padded} name="chosen" checked onChange={noop}>
          Medium
        </RadioBox>
      </State>
      <State name="focus">
        <RadioBox layout={padded} name="focus" data-state="focus-visible">
          Medium
        </RadioBox>
      </State>
      <State name="long text" width="field">
        <RadioBox layout={padded} name="long">
          {TEXTS.long}
        </RadioBox>
      </State>
      <State name="right to left">
        <div dir="rtl">
          <RadioBox layout={padded} name="right-to-left" checked onChange={noop}>
            {TEXTS.rightToLeft}
          </RadioBox>
        </div>
      </State>
    </>
  );
}
