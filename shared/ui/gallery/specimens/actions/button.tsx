import { Button, ButtonLink } from '../../../src/actions/button';
import type { ButtonVariant } from '../../../src/actions/button.styles';
import { State } from '../../parts/state';
import { TEXTS } from '../../parts/texts';
import { ButtonStates } from './button-states';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'destructive'];

/** Each variant in each state, as a link, and with texts that are hard to lay out. */
export function ButtonSpecimen() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <State
          key={variant}
          name={`${variant}: default, hover, focus, pressed, disabled, busy`}
          width="full"
        >
          <ButtonStates variant={variant} />
        </State>
      ))}
      <State name="as a link">
        <ButtonLink to="/products">Explore Collection</ButtonLink>
      </State>
      <State name="full width, long text" width="field">
        <Button fullWidth>{TEXTS.long}</Button>
      </State>
      <State name="long word" width="field">
        <Button variant="secondary">{TEXTS.unbroken}</Button>
      </State>
      <State name="right to left">
        <div dir="rtl">
          <Button busy>{TEXTS.rightToLeft}</Button>
        </div>
      </State>
    </>
  );
}
