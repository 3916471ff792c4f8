import { useFormState } from 'react-final-form';
import { normalisePhone } from '@storefront/host/validation/phone';
import type { ReadMessageChoices } from '@storefront/host/shop/account/message-choices';
import { CheckboxField } from '@storefront/ui/forms/fields/checkbox-field';
import { secondaryText } from '../../../lib/summary-layout.styles';
import { FieldGroup } from '../shipping/field-group';
import type { ShippingValues } from '../shipping/shipping-address';
import { t } from '../../../messages/t';
import { consentWords } from './consent-words';

/** Asks whether the shopper wants updates on orders to the phone of the address (MSG-01); no box is ticked before. */
export function OrderMessages({ channels, choices }: ReadMessageChoices) {
  // Not a field of the form: that would keep the last error of the phone's own field, which a saved address hides.
  const { values } = useFormState<ShippingValues>({ subscription: { values: true } });
  const phone = normalisePhone(values.phone ?? '');
  const isAgreed = (channel: string) =>
    choices.some(
      (each) => each.phone === phone && each.channel === channel && each.state === 'agreed',
    );
  return (
    <FieldGroup
      title={t('Updates on your orders')}
      hint={t(
        'You’ll get emails either way. Stop messages at any time: use the link in each one, reply STOP, or change it in your account.',
      )}
    >
      {channels.map((channel) =>
        isAgreed(channel) ? (
          <p key={channel} css={secondaryText}>
            {t(
              'Updates to this number come by {channel, select, whatsapp {WhatsApp} other {text message}}, as you chose.',
              { channel },
            )}
          </p>
        ) : (
          <CheckboxField key={channel} name={`messages.${channel}`} label={consentWords(channel)} />
        ),
      )}
    </FieldGroup>
  );
}
