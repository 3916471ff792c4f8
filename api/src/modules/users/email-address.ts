import { domainToASCII } from 'node:url';

/**
 * The one spelling under which an email address is stored and looked up: trimmed, lowercased, its domain as
 * DNS has it (RFC 5890), so that `bücher.example` and `xn--bcher-kva.example` are one.
 */
export function normaliseEmail(email: string): string {
  const lowercased = email.trim().toLowerCase();
  const at = lowercased.lastIndexOf('@') + 1;
  const domain = domainToASCII(lowercased.slice(at));
  // A domain that DNS can't have belongs to nobody; it stays as it was typed.
  return domain === '' ? lowercased : lowercased.slice(0, at) + domain;
}
