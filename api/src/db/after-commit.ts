import type { Database } from './database';

/** What the rest of the process may want to know of as soon as it is committed. */
export type CommitTopic = 'mail' | 'order' | 'refund';

/** The topics of each transaction that is under way. */
const topicsOf = new WeakMap<Database, Set<CommitTopic>>();

const listenersOf = new WeakMap<Database, Map<CommitTopic, Set<() => void>>>();

/**
 * Calls the listeners of a topic once the transaction has committed, which must be one of `inTransaction`. They are a
 * nudge for this process alone: what must happen in any case is found in the database.
 */
export function announceCommit(tx: Database, topic: CommitTopic): void {
  topicsOf.get(tx)?.add(topic);
}

/** Is called after each commit that announced the topic. Returns a function that ends it. */
export function onCommit(db: Database, topic: CommitTopic, listener: () => void): () => void {
  const byTopic = listenersOf.get(db) ?? new Map<CommitTopic, Set<() => void>>();
  listenersOf.set(db, byTopic);
  const listeners = byTopic.get(topic) ?? new Set();
  byTopic.set(topic, listeners);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs `work` in a transaction of the database, and calls the listeners of what it announced. */
export async function transactionWithAnnouncements<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const topics = new Set<CommitTopic>();
  const result = await db.transaction((tx) => {
    topicsOf.set(tx, topics);
    return work(tx);
  });
  for (const topic of topics) {
    for (const listener of listenersOf.get(db)?.get(topic) ?? []) listener();
  }
  return result;
}
