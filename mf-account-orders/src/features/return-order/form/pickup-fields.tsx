import { AddressFields, shortField } from '@storefront/ui/forms/fields/address-fields';
import { PhoneField } from '@storefront/ui/forms/fields/phone-field';
import { t } from '../../../messages/t';
import { section, sectionTitle } from '../return.styles';

/** The address where the parcel is picked up. */
export function PickupFields() {
  return (
    <fieldset css={section}>
      <legend css={sectionTitle}>{t('Where do we pick it up?')}</legend>
      <AddressFields prefix="pickup." />
      <div css={shortField}>
        <PhoneField name="pickup.phone" label={t('Phone')} required />
      </div>
    </fieldset>
  );
}
