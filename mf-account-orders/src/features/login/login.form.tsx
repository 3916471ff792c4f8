import { css } from '@emotion/react';
import { LIMITS, pagePaths } from '@storefront/host/contracts';
import { HttpError, useBus, useSession } from '@storefront/host';
import { CheckboxField } from '@storefront/ui/forms/fields/checkbox-field';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { PasswordField } from '@storefront/ui/forms/fields/password-field';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { email, localized, minLength } from '@storefront/host/validation/rules';
import { space, text } from '@storefront/ui/theme';
import { Button } from '@storefront/ui/actions/button';
import { TextLink } from '@storefront/ui/actions/text-link';
import { Alert } from '@storefront/ui/feedback/alert';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { t } from '../../messages/t';
import { loginErrorMessage } from './login-error-message';

/** The checkbox, and beside it the link to set a new password. */
const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(3)};
  font-size: ${text('sm')};
`;

interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

const validEmail = localized(() => email(t('Invalid email address')));
const longEnough = localized(() =>
  minLength(
    LIMITS.passwordMin,
    t('Password must be at least {count} characters', { count: LIMITS.passwordMin }),
  ),
);

interface LoginFormProps {
  /** Called before the sign-in is tried. */
  onStart: () => void;
  /** Navigates to the next page, which replaces the form. */
  onSignedIn: (returnTo: string) => void;
  onFailed: () => void;
}

/**
 * Email and password; the typed values stay when the sign-in fails (LOGIN-01, LOGIN-02, LOGIN-06). After
 * too many failures a notice says how long to wait, and stays longer than the toast (LOGIN-07).
 */
export function LoginForm({ onStart, onSignedIn, onFailed }: LoginFormProps) {
  const bus = useBus();
  const registeredEmail = useSession((session) => session.registeredEmail);
  // Read once: signing in clears it in the session, and the field must keep its value.
  const [initialValues] = useState<LoginValues>({
    email: registeredEmail ?? '',
    password: '',
    rememberMe: true,
  });

  const [rateLimitMessage, setRateLimitMessage] = useState<string>();

  async function signIn(values: LoginValues) {
    onStart();
    setRateLimitMessage(undefined);
    try {
      const { returnTo } = await bus.send('session.sign-in', {
        ...values,
        email: values.email.trim(),
      });
      bus.send('toast.show', { title: t('Success!'), description: t('Logged in successfully.') });
      onSignedIn(returnTo);
      // Stays busy until the next page replaces the form, because another Enter would sign in again.
      await new Promise<never>(() => undefined);
    } catch (error) {
      console.error('The sign-in failed.', error);
      onFailed();
      if (isRateLimited(error)) setRateLimitMessage(loginErrorMessage(error));
      bus.send('toast.show', {
        title: t('Error'),
        description: loginErrorMessage(error),
        tone: 'destructive',
      });
    }
  }

  return (
    <Form<LoginValues>
      onSubmit={signIn}
      initialValues={initialValues}
      render={({ handleSubmit, submitting }) => (
        <FormLayout onSubmit={handleSubmit} label={t('Sign In')}>
          <TextField
            name="email"
            label={t('Email')}
            type="email"
            autoComplete="username"
            required
            validate={validEmail}
          />
          <PasswordField
            name="password"
            label={t('Password')}
            autoComplete="current-password"
            required
            validate={longEnough}
          />
          <div css={row}>
            <CheckboxField name="rememberMe" label={t('Remember me')} />
            <TextLink to={pagePaths.forgotPassword} standalone>
              {t('Forgot password?')}
            </TextLink>
          </div>
          {rateLimitMessage !== undefined && <Alert tone="notice">{rateLimitMessage}</Alert>}
          <Button type="submit" fullWidth busy={submitting}>
            {t('Sign In')}
          </Button>
        </FormLayout>
      )}
    />
  );
}

function isRateLimited(error: unknown): boolean {
  return error instanceof HttpError && error.status === 429;
}
