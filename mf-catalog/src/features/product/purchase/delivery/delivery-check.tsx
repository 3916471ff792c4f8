import { pagePaths } from '@storefront/shared/contracts';
import { PIN_DIGITS, pinDigits } from '@storefront/shared/forms/pin';
import { IconButton } from '@storefront/shared/ui/actions/icon-button';
import { TextInput } from '@storefront/shared/ui/fields/text-input';
import { useRef, useState, type SyntheticEvent } from 'react';
import { isPin, rememberPin, useRememberedPin } from './delivery-pin';
import { answerStyle, form } from './delivery-check.styles';
import { useDelivery, type DeliveryState } from './use-delivery';

const INVALID = `A PIN code has ${PIN_DIGITS} digits and doesn’t begin with 0`;

/**
 * Shows in how many days an order arrives at a PIN code, and remembers the last PIN code on the device.
 * Without JavaScript the form leads to the delivery times.
 */
export function DeliveryCheck() {
  const remembered = useRememberedPin();
  const { answer, lookUp } = useDelivery(remembered);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const pin = typed ?? remembered ?? '';
  const [error, setError] = useState<string>();

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isPin(pin)) {
      setError(INVALID);
      input.current?.focus();
      return;
    }
    rememberPin(pin);
    lookUp(pin);
  }

  return (
    <form action={pagePaths.shipping} css={form} onSubmit={submit}>
      <TextInput
        ref={input}
        label="Delivery to PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="560001"
        value={pin}
        error={error}
        end={<IconButton type="submit" icon="arrow-right" label="Check delivery" />}
        onChange={({ target }) => {
          setTyped(pinDigits(target.value));
          setError(undefined);
        }}
      />
      <p css={answerStyle} role="status">
        {answer ? deliveryText(answer) : null}
      </p>
    </form>
  );
}

function deliveryText(answer: DeliveryState): string {
  switch (answer.status) {
    case 'loading':
      return `Looking up ${answer.pin}…`;
    case 'failed':
      return 'The delivery time could not be looked up. Please try again.';
    case 'not-deliverable':
      return `We don’t deliver to ${answer.pin}, or don’t know it. Please check the digits.`;
    case 'deliverable': {
      const { area, pin, daysMin, daysMax } = answer.delivery;
      return `${area}, ${pin}: ${daysText(daysMin, daysMax)} after the payment.`;
    }
  }
}

function daysText(min: number, max: number): string {
  if (max === 0) return 'the day';
  const range = min === max ? String(max) : `${min} to ${max}`;
  return `${range} working ${max === 1 ? 'day' : 'days'}`;
}
