import { apiPaths } from '@storefront/shared/contracts';
import { HttpError, type Bus, type Http } from '@storefront/shared/host';
import type { ReturnTarget } from './return-target';
import {
  dropToken,
  isToken,
  keepToken,
  storedToken,
  type SessionStore,
  type TokenStorage,
} from './session.store';

interface SessionParts {
  store: SessionStore;
  storage: TokenStorage;
  http: Http;
  bus: Bus;
  returnTarget: ReturnTarget;
}

/** Lets the bus's commands sign in, register and sign out. */
export function connectSession({ store, storage, http, bus, returnTarget }: SessionParts) {
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
      const token = tokenOf(await http.post(apiPaths.authorize, { email, password }));
      keepToken(storage, token, rememberMe);
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
      // The call takes the token along; here it goes at once, however long the answer takes.
      const revoking = revoke(http);
      dropToken(storage);
      store.setState({ signedIn: false, user: undefined });
      bus.publish('session.changed', { signedIn: false, by: 'shopper' });
      const failure = await revoking;
      bus.send(
        'toast.show',
        failure
          ? { title: 'Error', description: 'Failed to log out properly.', tone: 'destructive' }
          : { title: 'Logged out', description: 'You have been logged out successfully.' },
      );
    }),
  );

  bus.handle('session.return-to', ({ path, wish }) => {
    if (wish) returnTarget.wish(path);
    else returnTarget.remember(path);
  });

  bus.handle('session.take-return', () => returnTarget.take());
}

/** Signs out after an answer of 401, unless a newer token has taken the refused one's place (AUTH-03). */
export function expireSession(
  { store, storage, bus }: Pick<SessionParts, 'store' | 'storage' | 'bus'>,
  refusedToken: string,
) {
  if (storedToken(storage) !== refusedToken) return;
  dropToken(storage);
  store.setState({ signedIn: false, user: undefined });
  bus.publish('session.changed', { signedIn: false, by: 'expiry' });
}

/** The token of a sign-in's answer. Throws when there is none (LOGIN-05). */
function tokenOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'token' in answer) {
    const { token } = answer;
    if (typeof token === 'string' && isToken(token)) return token;
  }
  throw new Error('Authentication failed: Token is missing in the response');
}

/** Tells the API; one that has no such call is fine, and so is a token that it has forgotten (D34). */
async function revoke(http: Http): Promise<unknown> {
  try {
    await http.post(apiPaths.logout);
    return undefined;
  } catch (error) {
    const gone = error instanceof HttpError && (error.status === 404 || error.status === 401);
    return gone ? undefined : error;
  }
}
