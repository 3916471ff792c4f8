import { equalInConstantTime, hmac } from '../../modules/payments/provider/hmac';

export const SIGNATURE_HEADER = 'x-payment-signature';
const TOLERANCE_SECONDS = 300;

/** The signature header of a callback: `t={seconds},v1={hmac over t.body}`. */
export function signCallback(secret: string, rawBody: string, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${rawBody}`)}`;
}

/** Whether the header is a valid signature of this body, whose timestamp differs by at most five minutes. */
export function isSigned(
  secret: string,
  rawBody: string,
  header: string,
  now = Date.now(),
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (!match) return false;
  const [, seconds = '', signature = ''] = match;
  const fresh = Math.abs(now / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
  return equalInConstantTime(signature, hmac(secret, `${seconds}.${rawBody}`)) && fresh;
}
