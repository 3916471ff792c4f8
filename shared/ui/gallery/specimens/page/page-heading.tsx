import { PageHeading } from '../../../src/page/page-heading';
import { State } from '../../parts/state';
import { TEXTS } from '../../parts/texts';

/** With eyebrow and lead, centred, and long. */
export function PageHeadingSpecimen() {
  return (
    <>
      <State name="eyebrow and lead" width="full">
        <PageHeading eyebrow="New season" lead="Few things, large, quiet, exact.">
          Women
        </PageHeading>
      </State>
      <State name="centred" width="full">
        <PageHeading align="centre">Thank You for Your Order!</PageHeading>
      </State>
      <State name="long" width="full">
        <PageHeading>{TEXTS.unbroken}</PageHeading>
      </State>
    </>
  );
}
