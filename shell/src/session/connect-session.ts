import { apiPaths } from '@storefront/host/contracts';
import { HttpError, type Bus, type Http } from '@storefront/host';
import { objectOrEmpty } from '@storefront/host/response/read-response';
import { t } from '../messages/t';
import type { ReturnTarget } from './return-target';
import {
  isToken,
  removeToken,
  storedToken,
  storeToken,
  type SessionStore,
  type TokenStorage,
} from './session.store';

interface SessionOptions {
  store: SessionStore;
  storage: TokenStorage;
  http: Http;
  bus: Bus;
  returnTarget: ReturnTarget;
}

/** Handles the bus's `session.*` commands: sign-in, registration, sign-out and the return path. */
export function connectSession({ store, storage, http, bus, returnTarget }: SessionOptions) {
  async function whileLoading<Value>(work: () => Promise<Value>): Promise<Value> {
    store.setState({ loading: true });
    try {
      return await work();
    } finally {
      store.setState({ loading: false });
    }
  }

  bus.handle('session.sign-in', ({ email, password, rememberMe }) =>
    whileLoading(async () => {
      const token = tokenOf(
        await http.post(apiPaths.authorize, {
          email,
          password,
          // If ticked, the field is left out: every API expects such a request (docs/adr/0031).
          ...(rememberMe ? {} : { rememberMe }),
        }),
      );
      storeToken(storage, token, rememberMe);
      store.setState({ signedIn: true, user: { email }, registeredEmail: undefined });
      bus.publish('session.changed', { signedIn: true, by: 'shopper' });
      return { returnTo: returnTarget.take() };
    }),
  );

  bus.handle('session.register', ({ firstName, lastName, email, password }) =>
    whileLoading(async () => {
      const address = email.trim().toLowerCase();
      await http.post(apiPaths.register, { email: address, password, firstName, lastName });
      store.setState({ registeredEmail: address });
    }),
  );

  bus.handle('session.sign-out', () =>
    whileLoading(async () => {
      // The request carries the token, so it is removed here without waiting for the response.
      const revocation = revokeToken(http);
      removeToken(storage);
      store.setState({ signedIn: false, user: undefined });
      bus.publish('session.changed', { signedIn: false, by: 'shopper' });
      const failure = await revocation;
      bus.send(
        'toast.show',
        failure
          ? {
              title: t('Error'),
              description: t('Failed to log out properly.'),
              tone: 'destructive',
            }
          : { title: t('Logged out'), description: t('You have been logged out successfully.') },
      );
    }),
  );

  bus.handle('session.return-to', ({ path, wish }) => {
    if (wish) returnTarget.setPrevious(path);
    else returnTarget.setRequested(path);
  });

  bus.handle('session.take-return', () => returnTarget.take());

  bus.handle('session.take-return-to', ({ path }) => returnTarget.takeIf(path));
}

/** Signs out after a 401, unless the refused token was replaced by a newer one meanwhile (AUTH-03). */
export function expireSession(
  { store, storage, bus }: Pick<SessionOptions, 'store' | 'storage' | 'bus'>,
  refusedToken: string,
) {
  if (storedToken(storage) !== refusedToken) return;
  removeToken(storage);
  store.setState({ signedIn: false, user: undefined });
  bus.publish('session.changed', { signedIn: false, by: 'expiry' });
}

/** The token of a sign-in's response. Throws when there is none (LOGIN-05). */
function tokenOf(response: unknown): string {
  const { token } = objectOrEmpty(response);
  if (typeof token === 'string' && isToken(token)) return token;
  throw new Error('Authentication failed: Token is missing in the response');
}

/**
 * Revokes the token at the API; returns the error if that failed. An API without this call (404) and a
 * token that is already revoked (401) count as success (D34).
 */
async function revokeToken(http: Http): Promise<unknown> {
  try {
    await http.post(apiPaths.logout);
    return undefined;
  } catch (error) {
    const isRevoked = error instanceof HttpError && (error.status === 404 || error.status === 401);
    return isRevoked ? undefined : error;
  }
}
