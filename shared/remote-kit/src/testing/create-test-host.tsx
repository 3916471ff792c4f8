import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import {
  createBus,
  HttpError,
  type CartLine,
  type Commands,
  type Host,
  type SessionState,
  type StoreInfoState,
  type WishlistState,
} from '@storefront/host';

/**
 * The API's responses in a unit test, by "METHOD /path". A function is called with the request and returns
 * the response. A response that is an error is thrown.
 */
export type FakeResponses = Record<string, unknown>;

type FakeResponder = (call: RecordedCall) => unknown;

/** One call that the code under test made. */
export interface RecordedCall {
  /** `STREAM` is a `GET` of server-sent events: the fake response is the list of their data. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'STREAM';
  path: string;
  body?: unknown;
  params?: Record<string, unknown> | undefined;
}

/** One command that the code under test sent to the shell. */
export interface RecordedCommand {
  name: keyof Commands;
  payload: unknown;
}

interface TestHostOptions {
  responses?: FakeResponses;
  /** The replies of commands; by default undefined. */
  replies?: { [Name in keyof Commands]?: (payload: Commands[Name]['payload']) => unknown };
  session?: Partial<SessionState>;
  cart?: CartLine[];
  storeInfo?: StoreInfoState;
  wishlist?: Partial<WishlistState>;
}

/** A host for unit tests: real stores and bus, fake responses; calls and commands are recorded. */
export function createTestHost(options: TestHostOptions = {}) {
  const calls: RecordedCall[] = [];
  const commands: RecordedCommand[] = [];

  async function respond(call: RecordedCall): Promise<unknown> {
    calls.push(call);
    const key = `${call.method} ${call.path}`;
    const fakeResponse = options.responses?.[key];
    const response = isResponder(fakeResponse) ? await fakeResponse(call) : fakeResponse;
    if (response === undefined) {
      throw new HttpError(`The test gives no response for ${key}.`, { status: 404, body: {} });
    }
    if (response instanceof Error) throw response;
    return response;
  }

  const bus = createBus();
  const wishlist = createStore<WishlistState>(() => ({
    ids: [],
    saved: {},
    status: 'ready',
    ...options.wishlist,
  }));
  const host: Host = {
    http: {
      get: (path, call) => respond({ method: 'GET', path, params: call?.params }),
      post: (path, body) => respond({ method: 'POST', path, body }),
      put: (path, body) => respond({ method: 'PUT', path, body }),
      patch: (path, body) => respond({ method: 'PATCH', path, body }),
      delete: (path, call) => respond({ method: 'DELETE', path, body: call?.body }),
      async download(path) {
        const content = await respond({ method: 'GET', path });
        return { content: new Blob([String(content)]), name: undefined };
      },
      async stream(path, onMessage) {
        const messages = await respond({ method: 'STREAM', path });
        if (Array.isArray(messages)) messages.forEach((data) => onMessage(String(data)));
      },
    },
    bus: {
      ...bus,
      send(name, ...[payload]) {
        commands.push({ name, payload });
        return options.replies?.[name]?.(payload) as never;
      },
    },
    session: createStore<SessionState>(() => ({
      loading: false,
      signedIn: false,
      user: undefined,
      registeredEmail: undefined,
      ...options.session,
    })),
    cart: createStore(() => ({ lines: options.cart ?? [] })),
    storeInfo: createStore<StoreInfoState>(
      () => options.storeInfo ?? { status: 'loading', info: undefined, error: undefined },
    ),
    wishlist,
    FragmentSlot: ({ name, props, onShown }) => {
      useEffect(() => onShown?.(), [onShown]);
      return <div data-fragment={name} data-props={JSON.stringify(props)} />;
    },
  };
  return { host, calls, commands, setWishlist: wishlist.setState };
}

function isResponder(given: unknown): given is FakeResponder {
  return typeof given === 'function';
}
