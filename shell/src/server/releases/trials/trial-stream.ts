import type { RedisConnection } from '@storefront/tools/redis';
import type { FastifyBaseLogger } from 'fastify';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { TrialEventSchema } from './trial-event';

const PREFIX = 'storefront:trial:';

/** Events that are kept of a trial, about; the oldest are dropped first. Each has some 200 bytes. */
const EVENTS_MAX = 100_000;

/** How long they are kept after the last one, in milliseconds. */
const LIFETIME = 24 * 60 * 60_000;

/** Events that are read at a time. */
const BATCH = 1_000;

/** The position before all events of a stream. */
export const STREAM_START = '0-0';

/** An event, with the page server that has seen it, and which of that server's events it is: the first has number 1. */
export type SharedEvent = Static<typeof SharedEventSchema>;

const SharedEventSchema = Type.Object({
  server: Type.String(),
  number: Type.Integer({ minimum: 1 }),
  event: TrialEventSchema,
});

/** What follows after a position of a stream. */
interface StreamPart {
  events: SharedEvent[];
  /** The position after them. */
  position: string;
  /** True if the stream goes on there. */
  hasMore: boolean;
}

/** The events of all page servers, in one order for each trial. */
export interface TrialStreams {
  /** False while events are known not to be accepted. */
  readonly isOpen: boolean;
  /**
   * Appends these events to the stream of a trial, all or none, and reads what follows after a position; undefined if
   * that failed, in which case the events may have been appended nevertheless.
   */
  exchange: (
    trial: string,
    appended: readonly SharedEvent[],
    position: string,
  ) => Promise<StreamPart | undefined>;
}

/** The answer to `XRANGE`: entries with an id and, in turn, the names and values of their fields. */
const EntriesSchema = Type.Array(Type.Tuple([Type.String(), Type.Array(Type.String())]));

type Entry = Static<typeof EntriesSchema>[number];

const UNREADABLE =
  'events in REDIS_URL are left out: another version of the page server has sent them, or something else';

/** Keeps the events in a Redis. */
export function createTrialStreams(
  redis: Pick<RedisConnection, 'use' | 'isOpen'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): TrialStreams {
  function partOf(trial: string, entries: Entry[], position: string): StreamPart {
    const events = entries.flatMap(([, [, text = '']]) => parseEvent(text) ?? []);
    const leftOut = entries.length - events.length;
    if (leftOut > 0) log.warn({ trial, leftOut }, UNREADABLE);
    return {
      events,
      position: entries.at(-1)?.[0] ?? position,
      hasMore: entries.length === BATCH,
    };
  }

  return {
    get isOpen() {
      return redis.isOpen;
    },
    exchange: (trial, appended, position) =>
      redis.use(async (client) => {
        const key = PREFIX + trial;
        const commands = client.multi();
        for (const event of appended) {
          commands.xadd(key, 'MAXLEN', '~', EVENTS_MAX, '*', 'event', JSON.stringify(event));
        }
        if (appended.length > 0) commands.pexpire(key, LIFETIME);
        commands.xrange(key, `(${position}`, '+', 'COUNT', BATCH);
        return partOf(trial, entriesOf(await commands.exec()), position);
      }),
  };
}

/** The answer to the last one of these commands. Throws the error of the first that failed. */
function entriesOf(results: [error: Error | null, result: unknown][] | null): Entry[] {
  const error = results?.find(([failure]) => failure)?.[0];
  if (error) throw error;
  const entries = results?.at(-1)?.[1];
  if (Check(EntriesSchema, entries)) return entries;
  throw new Error('The server at REDIS_URL gave no entries of a stream. Is it a Redis or Valkey?');
}

function parseEvent(text: string): SharedEvent | undefined {
  try {
    const event: unknown = JSON.parse(text);
    return Check(SharedEventSchema, event) ? event : undefined;
  } catch {
    return undefined;
  }
}
