import { FieldRow } from '@storefront/ui/forms/fields/field-row';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { TextareaField } from '@storefront/ui/forms/fields/textarea-field';
import { all, email, required } from '@storefront/host/validation/rules';
import { useBus } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import type { FormApi } from 'final-form';
import { Form } from 'react-final-form';

/** How long the form pretends to send; nothing is sent (D16). */
const SENDING_MS = 1500;

interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const BLANK: ContactValues = { name: '', email: '', subject: '', message: '' };

const rules = {
  name: required('Name is required'),
  email: all(required('Email is required'), email('Please enter a valid email address.')),
  subject: required('Subject is required'),
  message: required('Message is required'),
};

/** A message to the store (CONT-04). While it is sent, it can't be edited: the form is cleared afterwards. */
export function ContactForm() {
  const bus = useBus();

  async function sendMessage(_: ContactValues, form: FormApi<ContactValues>) {
    await new Promise((resolve) => setTimeout(resolve, SENDING_MS));
    bus.send('toast.show', {
      title: 'Message Sent',
      description: "Thank you for contacting us. We'll get back to you shortly.",
    });
    form.restart(BLANK);
  }

  return (
    <Form<ContactValues>
      onSubmit={sendMessage}
      initialValues={BLANK}
      render={({ handleSubmit, submitting }) => (
        <FormLayout onSubmit={handleSubmit} label="Contact">
          <FieldRow>
            <TextField
              name="name"
              label="Name"
              autoComplete="name"
              required
              readOnly={submitting}
              validate={rules.name}
            />
            <TextField
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              required
              readOnly={submitting}
              validate={rules.email}
            />
          </FieldRow>
          <TextField
            name="subject"
            label="Subject"
            required
            readOnly={submitting}
            validate={rules.subject}
          />
          <TextareaField
            name="message"
            label="Message"
            required
            readOnly={submitting}
            validate={rules.message}
          />
          <Button type="submit" busy={submitting}>
            {submitting ? 'Sending...' : 'Send Message'}
          </Button>
        </FormLayout>
      )}
    />
  );
}
