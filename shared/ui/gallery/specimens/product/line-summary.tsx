import { LineSummary } from '../../../src/product/line-summary';
import { Price } from '../../../src/product/price';
import { State } from '../../parts/state';
import { TEXTS } from '../../parts/texts';

/** With the chosen variant, and with long words. */
export function LineSummarySpecimen() {
  return (
    <>
      <State name="default" width="field">
        <LineSummary image="" name="Merino Roll-Neck" amount={<Price amount={9980} />}>
          <p>Black, M</p>
          <p>Quantity 2</p>
        </LineSummary>
      </State>
      <State name="long word" width="field">
        <LineSummary image="" name={TEXTS.unbroken} amount={<Price amount={124990} />} />
      </State>
    </>
  );
}
