import { useMemo } from 'react';
import { getIn } from 'final-form';
import type { FieldRule } from '@storefront/host/validation/rules';
import { addressRules } from '@storefront/host/validation/address/address-rules';
import { isPin } from '@storefront/host/validation/address/pincode';
import type { PincodeInfo } from './pincode.api';
import { notDelivered, stateMismatch } from '@storefront/host/validation/address/place-problems';
import type { Pincodes } from './use-pincodes';

/**
 * The rules of the PIN code and the state, with what the API says about the PIN code: the shop delivers there, and
 * the state is the right one. A PIN code that the API doesn't know, or doesn't respond to, passes: the API
 * checks the address again. `prefix` stands in front of the fields' names.
 */
export function usePlaceRules(
  pincodes: Pincodes,
  prefix: string,
): Record<'postalCode' | 'state', FieldRule> {
  return useMemo(() => {
    const whenKnown = (pin: string, problem: (info: PincodeInfo) => string | undefined) => {
      if (!isPin(pin)) return undefined;
      const known = pincodes.known(pin);
      if (known) return problem(known);
      return pincodes.find(pin).then(problem);
    };
    return {
      postalCode: (value = '', values) =>
        addressRules.postalCode(value, values) ??
        whenKnown(value, ({ isDelivered }) => (isDelivered ? undefined : notDelivered(value))),
      state: (value = '', values) => {
        const pin: unknown = getIn(values, `${prefix}postalCode`);
        const postalCode = typeof pin === 'string' ? pin : '';
        return (
          addressRules.state(value, values) ??
          whenKnown(postalCode, ({ location }) =>
            location ? stateMismatch({ postalCode, state: value }, location.state) : undefined,
          )
        );
      },
    };
  }, [pincodes, prefix]);
}
