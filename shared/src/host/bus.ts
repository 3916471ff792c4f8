import type { CartLine, LineKey } from './cart';
import type { Toast } from './state';

/** Commands to the shell: exactly one handler each, which may answer. See docs/contracts/host.md. */
export interface Commands {
  'cart.add': { payload: CartLine; reply: void };
  'cart.remove': { payload: LineKey; reply: void };
  'cart.set-quantity': { payload: { line: LineKey; quantity: number }; reply: void };
  'cart.choose-variant': {
    payload: { line: LineKey; selectedSize?: string; selectedColor?: string };
    reply: void;
  };
  'cart.clear': { payload: undefined; reply: void };
  'session.sign-in': {
    payload: { email: string; password: string; rememberMe: boolean };
    /** The path to open next: the one the shopper came from, else `/` (LOGIN-04). */
    reply: Promise<{ returnTo: string }>;
  };
  'session.register': {
    payload: { firstName: string; lastName: string; email: string; password: string };
    reply: Promise<void>;
  };
  'session.sign-out': { payload: undefined; reply: Promise<void> };
  /** Remembers where to go after the next sign-in; a target that was demanded outlives a mere wish. */
  'session.return-to': { payload: { path: string; wish?: boolean }; reply: void };
  /** Hands that path over and forgets it, as a sign-in does; for one made in another tab. Since 1.1. */
  'session.take-return': { payload: undefined; reply: string };
  'store-info.refresh': { payload: undefined; reply: Promise<void> };
  'toast.show': { payload: Toast; reply: void };
  'wishlist.toggle': { payload: { id: string }; reply: void };
}

/** Facts: whoever knows one publishes it, whoever cares listens. */
export interface Facts {
  'cart.changed': { lines: CartLine[] };
  /** `by` tells why: the shopper's own doing here, an expired token, or another tab. */
  'session.changed': { signedIn: boolean; by: 'shopper' | 'expiry' | 'other-tab' };
  /** `lines` are those that were ordered; without them the whole cart was. */
  'order.placed': { orderId: string; lines?: CartLine[] };
  'order.paid': { orderId: string };
}

type Handlers = {
  [Name in keyof Commands]: (payload: Commands[Name]['payload']) => Commands[Name]['reply'];
};

type Listeners = { [Name in keyof Facts]: Set<(fact: Facts[Name]) => void> };

/** The typed bus between shell and remotes. */
export interface Bus {
  /** Sends a command to the shell. Throws `NoHandlerError` when the shell doesn't know it. */
  send<Name extends keyof Commands>(
    name: Name,
    ...payload: Commands[Name]['payload'] extends undefined ? [] : [Commands[Name]['payload']]
  ): Commands[Name]['reply'];
  /** Tells everyone a fact. */
  publish<Name extends keyof Facts>(name: Name, fact: Facts[Name]): void;
  /** Listens for a fact until the returned function is called. */
  on<Name extends keyof Facts>(name: Name, listener: (fact: Facts[Name]) => void): () => void;
  /** For the shell alone: installs the handler of a command. */
  handle<Name extends keyof Commands>(name: Name, handler: Handlers[Name]): void;
}

/** A command that the running shell doesn't offer: the remote was built for a newer contract. */
export class NoHandlerError extends Error {
  override name = 'NoHandlerError';
}

/** Makes a bus; one for each application, never one for a module. */
export function createBus(): Bus {
  const handlers: Partial<Handlers> = {};
  const listeners: Listeners = {
    'cart.changed': new Set(),
    'session.changed': new Set(),
    'order.placed': new Set(),
    'order.paid': new Set(),
  };

  return {
    send(name, ...[payload]) {
      const handler = handlers[name];
      if (!handler) {
        throw new NoHandlerError(`The shell has no handler for "${name}"; release a newer shell.`);
      }
      return handler(payload);
    },
    publish(name, fact) {
      listeners[name].forEach((listener) => listener(fact));
    },
    on(name, listener) {
      listeners[name].add(listener);
      return () => void listeners[name].delete(listener);
    },
    handle(name, handler) {
      handlers[name] = handler;
    },
  };
}
