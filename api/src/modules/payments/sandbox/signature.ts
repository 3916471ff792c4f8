import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-payment-signature';
const TOLERANCE_SECONDS = 300;

/** HMAC-SHA256 in hexadecimal. */
export function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares two texts in constant time, so that the duration doesn't tell how much was right. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The signature header of a callback: `t={seconds},v1={hmac over t.body}`. */
export function signCallback(secret: string, rawBody: string, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${rawBody}`)}`;
}

/** Whether the header signs this body, and did so within the last five minutes. */
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
