import { Breadcrumb } from '../../../src/ui/page/breadcrumb';
import { State } from '../../parts/state';
import { TEXTS } from '../../parts/texts';

const HOME = { label: 'Home', to: '/' };

/** A way of two steps, and of long ones. */
export function BreadcrumbSpecimen() {
  return (
    <>
      <State name="two steps">
        <Breadcrumb label="Two steps" items={[HOME, { label: 'Women' }]} />
      </State>
      <State name="long">
        <Breadcrumb
          label="Long"
          items={[HOME, { label: 'Jackets & Coats', to: '/products' }, { label: TEXTS.long }]}
        />
      </State>
      <State name="right to left">
        <div dir="rtl">
          <Breadcrumb label="Right to left" items={[HOME, { label: TEXTS.rightToLeft }]} />
        </div>
      </State>
    </>
  );
}
