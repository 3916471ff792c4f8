import { pagePaths } from '@storefront/host/contracts';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { AuthLinks } from '../../components/auth-links';
import { AuthPage } from '../../components/auth-page';
import { useNavigateWhileMounted } from '../../lib/use-navigate-while-mounted';
import { t } from '../../messages/t';
import { RegisterForm } from './register.form';

/** The registration page; registering signs in only in the middle of a checkout (REG-05, REG-08, D2). */
export function RegisterPage() {
  const navigate = useNavigateWhileMounted();
  return (
    <AuthPage>
      <PageHeading lead={t('Your orders in one place, and a shorter way to the next one.')}>
        {t('Create Account')}
      </PageHeading>
      <RegisterForm onRegistered={(next) => navigate(next, { replace: next !== pagePaths.home })} />
      <AuthLinks question={t('Have an account?')} label={t('Sign In')} to={pagePaths.login} />
    </AuthPage>
  );
}
