import { useNavigate } from '@storefront/shared/router';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { AuthLinks } from '../../lib/auth-links';
import { Page } from '../../lib/page';
import { RegisterForm } from './register.form';

/** A new account; it doesn't sign in (REG-05, D2). */
export function RegisterPage() {
  const navigate = useNavigate();
  return (
    <Page width="form">
      <PageHeading>Create Account</PageHeading>
      <RegisterForm onRegistered={() => void navigate('/')} />
      <AuthLinks question="Have an account?" label="Sign In" to="/login" />
    </Page>
  );
}
