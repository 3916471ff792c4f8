import { createHash, randomInt } from 'node:crypto';
import { asciiDigits } from '@storefront/host/contracts/validation';
import { equalInConstantTime } from '../payments/provider/hmac';
import type { OrderRow } from '../orders/orders.repository';
import type { OrderCodeRow } from './order-codes.repository';

const MINUTE = 60_000;

export const CODE_MINUTES = 10;
/** How many wrong codes may be entered before another has to be sent. */
export const FAILURES_MAX = 5;
/** The pause before another code is sent for the same order. */
export const RESEND_AFTER = MINUTE / 2;
/** How many codes are sent to one phone in an hour. */
export const CODES_PER_HOUR = 5;
export const HOUR = 60 * MINUTE;

/** A new code: six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

export function hashCode(id: string, code: string): string {
  return createHash('sha256').update(`${id} ${code}`).digest('hex');
}

/** The number that an order's code is sent to, with its country code. */
export function textNumberOf({ phoneKey }: Pick<OrderRow, 'phoneKey'>): string {
  return `+91${phoneKey}`;
}

/** Until when a code is valid. */
export function expiryOf({ sentAt }: Pick<OrderCodeRow, 'sentAt'>): Date {
  return new Date(sentAt.getTime() + CODE_MINUTES * MINUTE);
}

/** Whether a code as it was typed is the one that was sent. */
export function matchesCode({ id, codeHash }: OrderCodeRow, typed: string): boolean {
  const digits = asciiDigits(typed).replaceAll(/\s/g, '');
  return equalInConstantTime(hashCode(id, digits), codeHash);
}
