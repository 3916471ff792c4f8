import { pagePaths } from '@storefront/host/contracts';
import type { Bus } from '@storefront/host';

/** Pages that a shopper is refused without a sign-in; on any other page, it was their choice. */
const PROTECTED = /^\/(account|orders|payment)\b/;

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
  const remembered = bus.send('session.take-return');
  if (remembered !== pagePaths.checkout) {
    if (remembered !== pagePaths.home) {
      bus.send('session.return-to', { path: remembered, wish: !PROTECTED.test(remembered) });
    }
    return undefined;
  }
  try {
    await bus.send('session.sign-in', { email: email.trim(), password, rememberMe: true });
    return remembered;
  } catch (error) {
    console.error('The sign-in after the registration failed.', error);
    bus.send('session.return-to', { path: remembered });
    return pagePaths.login;
  }
}
