import { TextLink } from '../../../src/actions/text-link';
import { State } from '../../parts/state';

/** Alone, in a sentence, and in each state. */
export function TextLinkSpecimen() {
  return (
    <>
      <State name="in a sentence">
        <p>
          Read our <TextLink to="/privacy">Privacy Policy</TextLink> first.
        </p>
      </State>
      <State name="standalone">
        <TextLink standalone to="/products">
          View All
        </TextLink>
      </State>
      <State name="hover">
        <TextLink standalone to="/products" data-state="hover">
          View All
        </TextLink>
      </State>
      <State name="focus">
        <TextLink standalone to="/products" data-state="focus-visible">
          View All
        </TextLink>
      </State>
    </>
  );
}
