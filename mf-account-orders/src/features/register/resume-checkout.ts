import { pagePaths } from '@storefront/host/contracts';
import type { Bus } from '@storefront/host';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Where a shopper goes on who had to register for the checkout: back to it, signed in (REG-08); to the sign-in, if that
 * fails. Undefined for any other registration, whose remembered page stays for the next sign-in (D2).
 */
export async function resumeCheckout(
  bus: Bus,
  { email, password }: Credentials,
): Promise<string | undefined> {
  const path = pagePaths.checkout;
  if (!bus.send('session.take-return-to', { path })) return undefined;
  try {
    await bus.send('session.sign-in', { email: email.trim(), password, rememberMe: true });
    return path;
  } catch (error) {
    console.error('The sign-in after the registration failed.', error);
    bus.send('session.return-to', { path });
    return pagePaths.login;
  }
}
