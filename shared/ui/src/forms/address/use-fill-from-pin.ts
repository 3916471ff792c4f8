import { useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { isBlank } from '@storefront/host/validation/rules';
import { isPin } from '@storefront/host/validation/address/pincode';
import type { PincodeLocation } from './pincode.api';
import type { Pincodes } from './use-pincodes';

const FILLED_FIELDS = ['city', 'state'] as const;

/**
 * Fills in the city and the state once a PIN code is typed, unless the shopper has typed something else
 * there. A lookup that fails changes nothing. `prefix` stands in front of the fields' names.
 */
export function useFillFromPin(pincodes: Pincodes, prefix: string): void {
  const form = useForm();
  const pinField = `${prefix}postalCode`;
  const { value: pin } = useField<string>(pinField, { subscription: { value: true } }).input;
  const lastFilled = useRef<PincodeLocation>(undefined);

  useEffect(() => {
    const isTyped = form.getFieldState(pinField)?.pristine === false;
    const mayFill = (name: (typeof FILLED_FIELDS)[number]) => {
      const field = form.getFieldState(prefix + name);
      const value: unknown = field?.value;
      if (typeof value !== 'string' || isBlank(value)) return true;
      return field?.pristine === true || value === lastFilled.current?.[name];
    };
    if (!isPin(pin) || !isTyped || !FILLED_FIELDS.some(mayFill)) return;
    let isReplaced = false;
    void pincodes.find(pin).then(({ location }) => {
      if (!location || isReplaced) return;
      // Decided before the first change, which would influence the second field.
      const fieldsToFill = FILLED_FIELDS.filter(mayFill);
      form.batch(() => fieldsToFill.forEach((name) => form.change(prefix + name, location[name])));
      lastFilled.current = location;
    });
    return () => {
      isReplaced = true;
    };
  }, [form, pincodes, pin, pinField, prefix]);
}
