import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { TIME_LIMITS } from '../../settings/time-limits';
import { type AnnounceTopics, COMMIT_TOPICS, type CommitTopic } from '../after-commit';
import { applicationName } from '../migrating/known-schema';
import { readMigrations } from '../migrating/migration-files';

/** Of LISTEN and NOTIFY, the same in every process of this API. */
const CHANNEL = 'storefront_commits';

/** Between two attempts to connect, in milliseconds. */
const RETRY_DELAY = 1_000;

/** How the processes of the API tell each other of their commits. */
interface CommitChannel {
  /** Sends the topics with the commit: PostgreSQL delivers them to whoever listens then, and to nobody after a rollback. */
  announce: AnnounceTopics;
  /**
   * Calls `onTopic` for each topic that others announce, over a connection of its own, which is opened again when it is
   * lost. Returns a function that stops it.
   */
  follow: (onTopic: OnTopic) => () => Promise<void>;
}

type OnTopic = (topic: CommitTopic) => void;

/** The channel of a database. It doesn't hear what it has announced itself. */
export function createCommitChannel(connectionString: string): CommitChannel {
  const sender = randomUUID();
  return {
    async announce(tx, topics) {
      for (const topic of topics) {
        await tx.execute(sql`select pg_notify(${CHANNEL}, ${`${sender} ${topic}`})`);
      }
    },
    follow(onTopic) {
      const stopping = new AbortController();
      const onPayload = (payload: string) => {
        const [from, name] = payload.split(' ');
        const topic = COMMIT_TOPICS.find((each) => each === name);
        if (topic !== undefined && from !== sender) onTopic(topic);
      };
      const following = follow(connectionString, onPayload, stopping.signal);
      return async () => {
        stopping.abort();
        await following;
      };
    },
  };
}

type OnPayload = (payload: string) => void;

async function follow(
  connectionString: string,
  onPayload: OnPayload,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    // What was announced while nobody listened is found by polling, as is everything if this never connects.
    await listen(connectionString, onPayload, stopping).catch(() => undefined);
    await delay(RETRY_DELAY, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** Listens until the connection is lost, or until it is to stop. */
async function listen(
  connectionString: string,
  onPayload: OnPayload,
  stopping: AbortSignal,
): Promise<void> {
  const client = new Client({
    application_name: applicationName(readMigrations()),
    connectionString,
    connectionTimeoutMillis: TIME_LIMITS.database.connect,
    keepAlive: true,
  });
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
    stopping.addEventListener('abort', () => resolve(), { once: true });
  });
  client.on('notification', ({ payload = '' }) => onPayload(payload));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    await ended;
  } finally {
    await client.end();
  }
}
