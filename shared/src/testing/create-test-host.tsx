import { createStore } from 'zustand/vanilla';
import {
  createBus,
  HttpError,
  type CartLine,
  type Commands,
  type Host,
  type SessionState,
  type StoreInfoState,
} from '@storefront/shared/host';

/** The answers of the API in a unit test, by "METHOD /path"; a function may look at the call. */
export type Answers = Record<string, unknown>;

type Answer = (call: RecordedCall) => unknown;

/** One call that the code under test made. */
export interface RecordedCall {
  method: 'GET' | 'POST';
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
  answers?: Answers;
  /** What a command replies; by default nothing. */
  replies?: { [Name in keyof Commands]?: (payload: Commands[Name]['payload']) => unknown };
  session?: Partial<SessionState>;
  cart?: CartLine[];
  storeInfo?: StoreInfoState;
}

/** A host for unit tests: real stores and bus, scripted answers, everything recorded. */
export function createTestHost(options: TestHostOptions = {}) {
  const calls: RecordedCall[] = [];
  const commands: RecordedCommand[] = [];

  async function answer(call: RecordedCall): Promise<unknown> {
    calls.push(call);
    const key = `${call.method} ${call.path}`;
    const scripted = options.answers?.[key];
    const value = isAnswer(scripted) ? await scripted(call) : scripted;
    if (value === undefined) {
      throw new HttpError(`no answer scripted for ${key}`, { status: 404, body: {} });
    }
    if (value instanceof Error) throw value;
    return value;
  }

  const bus = createBus();
  const host: Host = {
    http: {
      get: (path, call) => answer({ method: 'GET', path, params: call?.params }),
      post: (path, body) => answer({ method: 'POST', path, body }),
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
    wishlist: createStore(() => ({ ids: [] as string[] })),
  };
  return { host, calls, commands };
}

function isAnswer(scripted: unknown): scripted is Answer {
  return typeof scripted === 'function';
}
