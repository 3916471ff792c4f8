import { LIMITS, pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { PasswordField } from '@storefront/ui/forms/fields/password-field';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { email, equals, minLength } from '@storefront/host/validation/rules';
import { Button } from '@storefront/ui/actions/button';
import { Form } from 'react-final-form';
import { NameFields, type NameValues } from '../../components/name-fields';
import { warnThenSubmit } from '../../lib/warn-then-submit';
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

const INVALID_EMAIL = 'Please enter a valid email address.';

const rules = {
  email: email(INVALID_EMAIL),
  password: minLength(
    LIMITS.passwordMin,
    `Password must be at least ${LIMITS.passwordMin} characters`,
  ),
  confirmPassword: equals('password', 'Passwords do not match'),
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
        title: 'Success!',
        description:
          next === pagePaths.checkout
            ? 'Account created successfully. You are signed in.'
            : 'Account created successfully. You can now log in.',
      });
      await onRegistered(next ?? pagePaths.home);
    } catch (error) {
      console.error('The registration failed.', error);
      bus.send('toast.show', {
        title: 'Registration Error',
        description: registrationErrorMessage(error),
        tone: 'destructive',
      });
      return passwordError(error);
    }
  }

  function warn(invalidFields: string[]) {
    if (!invalidFields.includes('email')) return;
    bus.send('toast.show', {
      title: 'Invalid Email',
      description: INVALID_EMAIL,
      tone: 'destructive',
    });
  }

  return (
    <Form<RegisterValues>
      onSubmit={register}
      initialValues={BLANK}
      render={(form) => (
        <FormLayout onSubmit={warnThenSubmit(form, warn)} label="Create Account">
          <NameFields />
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            hint="We recommend a common email provider such as Gmail, Outlook or Yahoo."
            maxLength={LIMITS.emailMax}
            required
            validate={rules.email}
          />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            hint={`At least ${LIMITS.newPasswordMin} characters, and not a common one`}
            required
            validate={rules.password}
          />
          <PasswordField
            name="confirmPassword"
            label="Confirm password"
            autoComplete="new-password"
            required
            validate={rules.confirmPassword}
          />
          <Button type="submit" fullWidth busy={form.submitting}>
            Create Account
          </Button>
        </FormLayout>
      )}
    />
  );
}
