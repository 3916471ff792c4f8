import type { SelectedVariant } from '../shop/catalogue/variant';
import type { CartLine, LineKey } from './cart';
import type { SavedProduct, Toast } from './state';

/** Commands to the shell: each has exactly one handler, which may reply. See docs/contracts/host.md. */
export interface Commands {
  /** Adds a line, or raises the quantity of the same line (CART-03, CART-04). */
  'cart.add': { payload: CartLine; reply: void };
  /** Removes one line (CART-05). */
  'cart.remove': { payload: LineKey; reply: void };
  /** Sets a line's quantity; anything but a whole number of at least 1 is ignored (CART-07). */
  'cart.set-quantity': { payload: { line: LineKey; quantity: number }; reply: void };
  /**
   * Sets the size or colour that a line lacks; lines that become equal are merged (D13). Since 1.9 also further
   * options, which are added to those chosen before, and the price of what is chosen, if it is known; since 1.11 also its
   * picture.
   */
  'cart.choose-variant': { payload: { line: LineKey } & ChosenVariant; reply: void };
  /**
   * Opens the bag's drawer after something was added without leaving the page (FRG-26); does nothing where
   * the bag has no drawer. Since 1.6.
   */
  'bag.show': { payload: undefined; reply: void };
  /** Empties the cart (CART-06). */
  'cart.clear': { payload: undefined; reply: void };
  /** Signs in (LOGIN-03). Rejects with `HttpError`, or an `Error` whose message is for shoppers. */
  'session.sign-in': {
    payload: { email: string; password: string; rememberMe: boolean };
    /** The path to open next: the one the shopper came from, else `/` (LOGIN-04). */
    reply: Promise<{ returnTo: string }>;
  };
  /** Registers a shopper without signing them in (REG-04). Rejects as the sign-in does. */
  'session.register': {
    payload: { firstName: string; lastName: string; email: string; password: string };
    reply: Promise<void>;
  };
  /** Signs out and shows a toast with the outcome; never rejects (AUTH-04). */
  'session.sign-out': { payload: undefined; reply: Promise<void> };
  /**
   * Remembers the path to open after the next sign-in (RT-03). With `wish` it is only a fallback: the page
   * that the shopper came from, used when no protected page redirected to the sign-in (D2).
   */
  'session.return-to': { payload: { path: string; wish?: boolean }; reply: void };
  /** Returns that path and clears it, as a sign-in does; used after a sign-in in another tab. Since 1.1. */
  'session.take-return': { payload: undefined; reply: string };
  /** Clears that path if it is this one, and says whether it was; any other stays. Since 1.11. */
  'session.take-return-to': { payload: { path: string }; reply: boolean };
  /**
   * Fetches the store information again; a failure sets the error state and shows a toast (STORE-01,
   * STORE-02).
   */
  'store-info.refresh': { payload: undefined; reply: Promise<void> };
  /** Shows a toast; one with the same text as a toast that is still shown replaces it. */
  'toast.show': { payload: Toast; reply: void };
  /**
   * Adds a product to the wishlist, or removes it (D15). Since 1.7 the payload has its price, which is stored
   * so that a lower price can be noticed, or, when a removal is undone, what was stored before.
   */
  'wishlist.toggle': { payload: { id: string } & SavedProduct; reply: void };
  /**
   * Fetches the account's wishlist again, and adds to it what is only on the device; never rejects. Since
   * 1.7.
   */
  'wishlist.refresh': { payload: undefined; reply: Promise<void> };
}

/** Events: published by the app in which they happen; any app may listen. */
export interface BusEvents {
  /** The cart was changed in this tab. */
  'cart.changed': { lines: CartLine[] };
  /** `by` is the reason: the shopper's action in this tab, an expired token, or another tab. */
  'session.changed': { signedIn: boolean; by: 'shopper' | 'expiry' | 'other-tab' };
  /** `lines` are those that were ordered; without `lines` it was the entire cart. */
  'order.placed': { orderId: string; lines?: CartLine[] };
  /** An order turned out to be paid. */
  'order.paid': { orderId: string };
}

/** What is chosen of a line; what is absent stays as it is. */
export interface ChosenVariant extends SelectedVariant {
  /** What a piece of it costs, in rupees. */
  price?: number;
  /** Its picture. Since 1.11. */
  image?: string;
}

type Handlers = {
  [Name in keyof Commands]: (payload: Commands[Name]['payload']) => Commands[Name]['reply'];
};

type Listeners = { [Name in keyof BusEvents]: Set<(event: BusEvents[Name]) => void> };

/** The typed bus between shell and remotes. */
export interface Bus {
  /** Sends a command to the shell. Throws `NoHandlerError` when the shell doesn't know it. */
  send<Name extends keyof Commands>(
    name: Name,
    ...payload: Commands[Name]['payload'] extends undefined ? [] : [Commands[Name]['payload']]
  ): Commands[Name]['reply'];
  /** Publishes an event to all listeners. */
  publish<Name extends keyof BusEvents>(name: Name, event: BusEvents[Name]): void;
  /** Listens for an event; returns the function to unsubscribe. */
  on<Name extends keyof BusEvents>(
    name: Name,
    listener: (event: BusEvents[Name]) => void,
  ): () => void;
  /** Installs the handler of a command; only the shell does. */
  handle<Name extends keyof Commands>(name: Name, handler: Handlers[Name]): void;
}

/** A command that the running shell doesn't have: the remote was built for a newer contract. */
export class NoHandlerError extends Error {
  override name = 'NoHandlerError';
}

/** Creates a bus: one for each page or server-side render, never one at module level. */
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
    publish(name, event) {
      listeners[name].forEach((listener) => listener(event));
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
