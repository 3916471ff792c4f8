import { dictionary } from '@zxcvbn-ts/language-common';
import { LIMITS } from '@storefront/host/contracts/api';
import { t } from '../../messages/t';

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
  if (normalised.trim() === '') return t('Password must not be blank');
  if (length < LIMITS.newPasswordMin) {
    return t('Password must be at least {count} characters', { count: LIMITS.newPasswordMin });
  }
  if (length > LIMITS.passwordMax) {
    return t('Password must be at most {count} characters', { count: LIMITS.passwordMax });
  }
  if (lowercased.trim() === email) return t('Password must not be your email address');
  if (COMMON.has(lowercased))
    return t('This password is one of the most common ones; choose another');
  return undefined;
}
