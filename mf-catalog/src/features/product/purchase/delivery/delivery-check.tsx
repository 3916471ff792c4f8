import { pagePaths } from '@storefront/host/contracts';
import { useHref } from '@storefront/host/router';
import { rememberPin, useRememberedPin } from '@storefront/host/shop/delivery/remembered-pin';
import { isPin, normalisePin, PIN_LENGTH } from '@storefront/host/validation/address/pincode';
import { notDelivered } from '@storefront/host/validation/address/place-problems';
import { IconButton } from '@storefront/ui/actions/icon-button';
import { TextInput } from '@storefront/ui/fields/text-input';
import { useRef, useState, type SyntheticEvent } from 'react';
import { resultStyle, form } from './delivery-check.styles';
import { useDelivery, type DeliveryState } from './use-delivery';
import { t } from '../../../../messages/t';

/**
 * Shows when an order arrives at the PIN code in the field, and remembers the last one on the device.
 * Without JavaScript the form leads to the delivery times.
 */
export function DeliveryCheck() {
  const remembered = useRememberedPin();
  const { result, lookUp } = useDelivery(remembered);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const pin = typed ?? remembered ?? '';
  const [error, setError] = useState<string>();

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isPin(pin)) {
      setError(t('A PIN code has {count} digits and doesn’t begin with 0', { count: PIN_LENGTH }));
      input.current?.focus();
      return;
    }
    rememberPin(pin);
    lookUp(pin);
  }

  return (
    <form action={useHref(pagePaths.shipping)} css={form} onSubmit={submit}>
      <TextInput
        ref={input}
        label={t('Delivery to PIN code')}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="560001"
        value={pin}
        error={error}
        endAdornment={<IconButton type="submit" icon="arrow-right" label={t('Check delivery')} />}
        onChange={({ target }) => {
          setTyped(normalisePin(target.value));
          setError(undefined);
        }}
      />
      <p css={resultStyle} role="status">
        {result?.pin === pin ? deliveryText(result) : null}
      </p>
    </form>
  );
}

function deliveryText(result: DeliveryState): string {
  switch (result.status) {
    case 'loading':
      return t('Looking up {pin}…', { pin: result.pin });
    case 'failed':
      return t('The delivery time could not be looked up. Please try again.');
    case 'not-deliverable':
      return notDelivered(result.pin);
    case 'deliverable':
      return result.answer;
  }
}
