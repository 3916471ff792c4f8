import { useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { useHttp } from '@storefront/shared/host';
import { PIN_DIGITS } from './pin';
import { isBlank } from './rules';
import { fetchPinPlace, type PinPlace } from './pincode.api';

const FILLED = ['city', 'state'] as const;

/**
 * Fills in the city and the state once a PIN code is typed, unless the shopper has typed something else
 * there. A lookup that fails changes nothing.
 */
export function useFillFromPin(): void {
  const http = useHttp();
  const form = useForm();
  const { value: pin } = useField<string>('postalCode', { subscription: { value: true } }).input;
  const lookedUp = useRef<PinPlace>(undefined);

  useEffect(() => {
    const isTyped = form.getFieldState('postalCode')?.pristine === false;
    const mayFill = (name: (typeof FILLED)[number]) => {
      const field = form.getFieldState(name);
      const value: unknown = field?.value;
      if (typeof value !== 'string' || isBlank(value)) return true;
      return field?.pristine === true || value === lookedUp.current?.[name];
    };
    if (pin.length !== PIN_DIGITS || !isTyped || !FILLED.some(mayFill)) return;
    const controller = new AbortController();
    void fetchPinPlace(http, pin, controller.signal).then((place) => {
      if (!place || controller.signal.aborted) return;
      // Decided before the first change, which would influence the second field.
      const names = FILLED.filter(mayFill);
      form.batch(() => names.forEach((name) => form.change(name, place[name])));
      lookedUp.current = place;
    });
    return () => controller.abort();
  }, [form, http, pin]);
}
