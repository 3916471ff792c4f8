import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { localized, required } from '@storefront/host/validation/rules';
import { useBus } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import { Form } from 'react-final-form';
import { warnThenSubmit } from '../../lib/warn-then-submit';
import { t } from '../../messages/t';
import type { OrderLookup } from './track-order.api';

const rules = {
  orderId: localized(() => required(t('Order number is required'))),
  contactInfo: localized(() => required(t('Email or phone is required'))),
};

interface TrackOrderFormProps {
  /** Prefills the order number (TRACK-01). */
  orderId: string;
  onSubmit: (lookup: OrderLookup) => Promise<void>;
}

/** Order number and email or phone (TRACK-01, TRACK-03). */
export function TrackOrderForm({ orderId, onSubmit }: TrackOrderFormProps) {
  const bus = useBus();

  function warn() {
    bus.send('toast.show', {
      title: t('Required fields'),
      description: t('Please enter both order number and email/phone'),
      tone: 'destructive',
    });
  }

  return (
    <Form<OrderLookup>
      onSubmit={(lookup) =>
        onSubmit({ orderId: lookup.orderId.trim(), contactInfo: lookup.contactInfo.trim() })
      }
      initialValues={{ orderId, contactInfo: '' }}
      render={(form) => (
        <FormLayout onSubmit={warnThenSubmit(form, warn)} label={t('Track order')}>
          <TextField
            name="orderId"
            label={t('Order number')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            validate={rules.orderId}
          />
          <TextField
            name="contactInfo"
            label={t('Email or phone')}
            hint={t('The email or phone that you ordered with')}
            autoComplete="email"
            autoCapitalize="none"
            required
            validate={rules.contactInfo}
          />
          <Button type="submit" fullWidth busy={form.submitting}>
            {t('Track Order')}
          </Button>
        </FormLayout>
      )}
    />
  );
}
