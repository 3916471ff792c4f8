import { Field } from 'react-final-form';
import { shortField } from '@storefront/ui/forms/fields/address-fields';
import { CheckboxField } from '@storefront/ui/forms/fields/checkbox-field';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { GSTIN_LENGTH, gstinRule, normaliseGstin } from '@storefront/host/validation/gstin';
import { all, localized, required } from '@storefront/host/validation/rules';
import { t } from '../../../messages/t';

const gstin = localized(() => all(required(t('GSTIN is required')), gstinRule));

/** Asks businesses for their GSTIN (INV-02); all others see a checkbox. */
export function BusinessInvoice() {
  return (
    <>
      <CheckboxField name="forBusiness" label={t('Add a GSTIN for a business invoice')} />
      <Field<boolean> name="forBusiness" subscription={{ value: true }}>
        {({ input: { value } }) =>
          value ? (
            <div css={shortField}>
              <TextField
                name="buyerGstin"
                label={t('GSTIN')}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                required
                parse={(typed) => normaliseGstin(typed).slice(0, GSTIN_LENGTH)}
                validate={gstin}
              />
            </div>
          ) : null
        }
      </Field>
    </>
  );
}
