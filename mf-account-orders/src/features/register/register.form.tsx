import { LIMITS, pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { PasswordField } from '@storefront/ui/forms/fields/password-field';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { email, equals, localized, minLength } from '@storefront/host/validation/rules';
import { Button } from '@storefront/ui/actions/button';
import { Form } from 'react-final-form';
import { NameFields, type NameValues } from '../../components/name-fields';
import { warnThenSubmit } from '../../lib/warn-then-submit';
import { t } from '../../messages/t';
import { passwordError, registrationErrorMessage } from './registration-error-message';
import { resumeCheckout } from './resume-checkout';

interface RegisterValues extends NameValues {
  email: string;
  password: string;
  confirmPassword: string;
}

const BLANK: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
};

const invalidEmail = () => t('Please enter a valid email address.');

const rules = {
  email: localized(() => email(invalidEmail())),
  password: localized(() =>
    minLength(
      LIMITS.passwordMin,
      t('Password must be at least {count} characters', { count: LIMITS.passwordMin }),
    ),
  ),
  confirmPassword: localized(() => equals('password', t('Passwords do not match'))),
};

interface RegisterFormProps {
  /** Navigates to the next page; the form is busy until this resolves. */
  onRegistered: (next: string) => Promise<void>;
}

/** Name, email and password of a new account (REG-01 to REG-08). */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const bus = useBus();

  async function register({ firstName, lastName, email, password }: RegisterValues) {
    try {
      await bus.send('session.register', {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email,
        password,
      });
      const next = await resumeCheckout(bus, { email, password });
      bus.send('toast.show', {
        title: t('Success!'),
        description:
          next === pagePaths.checkout
            ? t('Account created successfully. You are signed in.')
            : t('Account created successfully. You can now log in.'),
      });
      await onRegistered(next ?? pagePaths.home);
    } catch (error) {
      console.error('The registration failed.', error);
      bus.send('toast.show', {
        title: t('Registration Error'),
        description: registrationErrorMessage(error),
        tone: 'destructive',
      });
      return passwordError(error);
    }
  }

  function warn(invalidFields: string[]) {
    if (!invalidFields.includes('email')) return;
    bus.send('toast.show', {
      title: t('Invalid Email'),
      description: invalidEmail(),
      tone: 'destructive',
    });
  }

  return (
    <Form<RegisterValues>
      onSubmit={register}
      initialValues={BLANK}
      render={(form) => (
        <FormLayout onSubmit={warnThenSubmit(form, warn)} label={t('Create Account')}>
          <NameFields />
          <TextField
            name="email"
            label={t('Email')}
            type="email"
            autoComplete="email"
            hint={t('We recommend a common email provider such as Gmail, Outlook or Yahoo.')}
            maxLength={LIMITS.emailMax}
            required
            validate={rules.email}
          />
          <PasswordField
            name="password"
            label={t('Password')}
            autoComplete="new-password"
            hint={t('At least {count} characters, and not a common one', {
              count: LIMITS.newPasswordMin,
            })}
            required
            validate={rules.password}
          />
          <PasswordField
            name="confirmPassword"
            label={t('Confirm password')}
            autoComplete="new-password"
            required
            validate={rules.confirmPassword}
          />
          <Button type="submit" fullWidth busy={form.submitting}>
            {t('Create Account')}
          </Button>
        </FormLayout>
      )}
    />
  );
}
