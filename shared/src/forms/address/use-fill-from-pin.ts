import { useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { useHttp } from '@storefront/shared/host';
import { isPin } from './pincode';
import { isBlank } from '../rules';
import { fetchPincodeLocation, type PincodeLocation } from './pincode.api';

const FILLED_FIELDS = ['city', 'state'] as const;

/**
 * Fills in the city and the state once a PIN code is typed, unless the shopper has typed something else
 * there. A lookup that fails changes nothing.
 */
export function useFillFromPin(): void {
  const http = useHttp();
  const form = useForm();
  const { value: pin } = useField<string>('postalCode', { subscription: { value: true } }).input;
  const lastFilled = useRef<PincodeLocation>(undefined);

  useEffect(() => {
    const isTyped = form.getFieldState('postalCode')?.pristine === false;
    const mayFill = (name: (typeof FILLED_FIELDS)[number]) => {
      const field = form.getFieldState(name);
      const value: unknown = field?.value;
      if (typeof value !== 'string' || isBlank(value)) return true;
      return field?.pristine === true || value === lastFilled.current?.[name];
    };
    if (!isPin(pin) || !isTyped || !FILLED_FIELDS.some(mayFill)) return;
    const controller = new AbortController();
    void fetchPincodeLocation(http, pin, controller.signal).then((place) => {
      if (!place || controller.signal.aborted) return;
      // Decided before the first change, which would influence the second field.
      const fieldsToFill = FILLED_FIELDS.filter(mayFill);
      form.batch(() => fieldsToFill.forEach((name) => form.change(name, place[name])));
      lastFilled.current = place;
    });
    return () => controller.abort();
  }, [form, http, pin]);
}
