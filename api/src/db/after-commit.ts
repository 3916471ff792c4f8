import type { Database } from './database';

/** Changes that processes of the API react to as soon as they are committed. */
export const COMMIT_TOPICS = ['mail', 'order', 'picture', 'refund', 'text-message'] as const;
export type CommitTopic = (typeof COMMIT_TOPICS)[number];

/** Tells other processes, with the commit of a transaction, which topics it announces. */
export type AnnounceTopics = (tx: Database, topics: readonly CommitTopic[]) => Promise<void>;

/** The topics that each open transaction has announced. */
const topicsOf = new WeakMap<Database, Set<CommitTopic>>();

const listenersOf = new WeakMap<Database, Map<CommitTopic, Set<() => void>>>();

const announcerOf = new WeakMap<Database, AnnounceTopics>();

/**
 * Calls the listeners of a topic once the transaction, which `inTransaction` must have begun, has committed: those of
 * this process and, with PostgreSQL, of the others. Listeners only speed up work: what must not be missed is also found
 * by polling the database.
 */
export function notifyAfterCommit(tx: Database, topic: CommitTopic): void {
  topicsOf.get(tx)?.add(topic);
}

/** Calls `listener` after each commit that announced the topic. Returns a function that removes it. */
export function onCommit(db: Database, topic: CommitTopic, listener: () => void): () => void {
  const byTopic = listenersOf.get(db) ?? new Map<CommitTopic, Set<() => void>>();
  listenersOf.set(db, byTopic);
  const listeners = byTopic.get(topic) ?? new Set();
  byTopic.set(topic, listeners);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listeners of a topic in this process. */
export function callListeners(db: Database, topic: CommitTopic): void {
  for (const listener of listenersOf.get(db)?.get(topic) ?? []) listener();
}

/** Has the transactions of a database announce their topics to other processes. */
export function announceWith(db: Database, announce: AnnounceTopics): void {
  announcerOf.set(db, announce);
}

/** Runs `work` in a transaction, and after its commit calls the listeners of the topics that it announced. */
export async function runTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const topics = new Set<CommitTopic>();
  const result = await db.transaction(async (tx) => {
    topicsOf.set(tx, topics);
    const done = await work(tx);
    if (topics.size > 0) await announcerOf.get(db)?.(tx, [...topics]);
    return done;
  });
  for (const topic of topics) callListeners(db, topic);
  return result;
}
