import { HttpError } from '@storefront/host';
import { t } from '../../messages/t';

/** Why the registration failed, as a text for the shopper (REG-06). */
export function registrationErrorMessage(error: unknown): string {
  if (error instanceof HttpError) {
    if (error.serverMessage !== undefined) return error.serverMessage;
    if (isAboutEmail(error.body)) {
      return t(
        'Registration failed. Please try using a different email provider (like gmail.com or outlook.com).',
      );
    }
  }
  return t('Failed to register. Please try again.');
}

/** The API's message for the password field, if the API refused the password (REG-07). */
export function passwordError(error: unknown): { password: string } | undefined {
  if (!(error instanceof HttpError) || error.serverMessage === undefined) return undefined;
  const { body } = error;
  const isPassword =
    typeof body === 'object' && body !== null && 'field' in body && body.field === 'password';
  return isPassword ? { password: error.serverMessage } : undefined;
}

/** True for `{field: 'email'}`, `{errors: {email: …}}` and `{errors: [{field: 'email'}]}`. */
function isAboutEmail(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  if (namesEmail(body)) return true;
  const errors = 'errors' in body ? body.errors : undefined;
  if (Array.isArray(errors)) return errors.some(namesEmail);
  return typeof errors === 'object' && errors !== null && 'email' in errors;
}

function namesEmail(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  return ['field', 'path', 'param', 'property'].some((key) =>
    Object.entries(entry).some(([name, value]) => name === key && value === 'email'),
  );
}
