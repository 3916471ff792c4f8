import { Form } from 'react-final-form';
import { CheckboxField } from '../../../src/forms/fields/checkbox-field';
import { FieldRow } from '../../../src/forms/fields/field-row';
import { FormLayout } from '../../../src/forms/fields/form-layout';
import { PasswordField } from '../../../src/forms/fields/password-field';
import { PhoneField } from '../../../src/forms/fields/phone-field';
import { SelectField } from '../../../src/forms/fields/select-field';
import { TextField } from '../../../src/forms/fields/text-field';
import { TextareaField } from '../../../src/forms/fields/textarea-field';
import { Button } from '../../../src/actions/button';
import { noop } from '../../parts/noop';
import { State } from '../../parts/state';

/** A complete form, which can be filled in and submitted. */
export function FormSpecimen() {
  return (
    <State name="fields in their layout" width="full">
      <Form onSubmit={noop} initialValues={{ name: 'Asha Rao' }}>
        {({ handleSubmit }) => (
          <FormLayout onSubmit={handleSubmit} label="Specimen">
            <FieldRow>
              <TextField name="name" label="Full name" autoComplete="name" />
              <PhoneField name="phone" label="Phone" required />
            </FieldRow>
            <FieldRow>
              <SelectField name="state" label="State" placeholder="Choose" options={['Goa']} />
              <PasswordField name="password" label="Password" autoComplete="new-password" />
            </FieldRow>
            <TextareaField name="message" label="Message" hint="As long as you like." />
            <CheckboxField name="consent" label="Write to me about new pieces" />
            <Button type="submit">Send Message</Button>
          </FormLayout>
        )}
      </Form>
    </State>
  );
}
