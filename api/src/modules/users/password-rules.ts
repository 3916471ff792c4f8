import { dictionary } from '@zxcvbn-ts/language-common';
import { LIMITS } from '@storefront/host/contracts/api';

/** About fifty thousand lowercased passwords from data breaches. */
const COMMON = new Set(dictionary['passwords-common']);

/**
 * Why a new password is refused; undefined for a good one. The rules follow NIST SP 800-63B: length, counted
 * in code points, and no passwords that attackers try first, but no rules about the kinds of characters.
 */
export function passwordProblem(password: string, email: string): string | undefined {
  const normalised = password.normalize('NFKC');
  const { length } = Array.from(normalised);
  const lowercased = normalised.toLowerCase();
  if (normalised.trim() === '') return 'Password must not be blank';
  if (length < LIMITS.newPasswordMin) {
    return `Password must be at least ${LIMITS.newPasswordMin} characters`;
  }
  if (length > LIMITS.passwordMax) {
    return `Password must be at most ${LIMITS.passwordMax} characters`;
  }
  if (lowercased.trim() === email) return 'Password must not be your email address';
  if (COMMON.has(lowercased)) return 'This password is one of the most common ones; choose another';
  return undefined;
}
