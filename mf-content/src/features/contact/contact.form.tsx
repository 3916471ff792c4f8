import { FieldRow } from '@storefront/ui/forms/fields/field-row';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { TextareaField } from '@storefront/ui/forms/fields/textarea-field';
import { all, email, localized, required } from '@storefront/host/validation/rules';
import { useBus } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import type { FormApi } from 'final-form';
import { Form } from 'react-final-form';
import { t } from '../../messages/t';

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
  name: localized(() => required(t('Name is required'))),
  email: localized(() =>
    all(required(t('Email is required')), email(t('Please enter a valid email address.'))),
  ),
  subject: localized(() => required(t('Subject is required'))),
  message: localized(() => required(t('Message is required'))),
};

/** A message to the store (CONT-04). While it is sent, it can't be edited: the form is cleared afterwards. */
export function ContactForm() {
  const bus = useBus();

  async function sendMessage(_: ContactValues, form: FormApi<ContactValues>) {
    await new Promise((resolve) => setTimeout(resolve, SENDING_MS));
    bus.send('toast.show', {
      title: t('Message Sent'),
      description: t("Thank you for contacting us. We'll get back to you shortly."),
    });
    form.restart(BLANK);
  }

  return (
    <Form<ContactValues>
      onSubmit={sendMessage}
      initialValues={BLANK}
      render={({ handleSubmit, submitting }) => (
        <FormLayout onSubmit={handleSubmit} label={t('Contact')}>
          <FieldRow>
            <TextField
              name="name"
              label={t('Name')}
              autoComplete="name"
              required
              readOnly={submitting}
              validate={rules.name}
            />
            <TextField
              name="email"
              label={t('Email')}
              type="email"
              autoComplete="email"
              required
              readOnly={submitting}
              validate={rules.email}
            />
          </FieldRow>
          <TextField
            name="subject"
            label={t('Subject')}
            required
            readOnly={submitting}
            validate={rules.subject}
          />
          <TextareaField
            name="message"
            label={t('Message')}
            required
            readOnly={submitting}
            validate={rules.message}
          />
          <Button type="submit" busy={submitting}>
            {submitting ? t('Sending...') : t('Send Message')}
          </Button>
        </FormLayout>
      )}
    />
  );
}
