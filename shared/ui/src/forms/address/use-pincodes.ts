import { useState } from 'react';
import { useHttp, type Http } from '@storefront/host';
import { fetchPincode, type PincodeInfo } from './pincode.api';

/** What is known about PIN codes. */
export interface Pincodes {
  /** What the API has said about a PIN code; undefined if it hasn't been asked yet. */
  known: (pin: string) => PincodeInfo | undefined;
  /** Asks the API, unless it has answered before. */
  find: (pin: string) => Promise<PincodeInfo>;
}

/** What is assumed where the API doesn't respond: it checks the address again when the form is submitted. */
const NO_ANSWER: PincodeInfo = { location: undefined, isDelivered: true };

/** The PIN codes that this form has asked the API about. */
export function usePincodes(): Pincodes {
  const http = useHttp();
  const [pincodes] = useState(() => createPincodes(http));
  return pincodes;
}

function createPincodes(http: Http): Pincodes {
  const answers = new Map<string, PincodeInfo>();
  const pending = new Map<string, Promise<PincodeInfo>>();

  async function ask(pin: string): Promise<PincodeInfo> {
    // The host logs the error.
    const answer = await fetchPincode(http, pin).catch(() => NO_ANSWER);
    answers.set(pin, answer);
    pending.delete(pin);
    return answer;
  }

  return {
    known: (pin) => answers.get(pin),
    async find(pin) {
      const answer = answers.get(pin);
      if (answer && answer !== NO_ANSWER) return answer;
      const asked = pending.get(pin) ?? ask(pin);
      pending.set(pin, asked);
      return asked;
    },
  };
}
