import { ChoicePrompt } from '../../../src/product/choice-prompt';
import { noop } from '../../parts/noop';
import { State } from '../../parts/state';

/** A question for a size of which one is sold out, and one for a colour. */
export function ChoicePromptSpecimen() {
  return (
    <>
      <State name="sizes">
        <ChoicePrompt
          label="Select a size"
          productName="Linen Shirt"
          values={['S', 'M', 'L']}
          isSoldOut={(size) => size === 'M'}
          onChoose={noop}
        />
      </State>
      <State name="colors">
        <ChoicePrompt
          label="Select a color"
          productName="Linen Shirt"
          values={['Ivory', 'Navy', 'Moonstone']}
          areColors
          onChoose={noop}
        />
      </State>
    </>
  );
}
