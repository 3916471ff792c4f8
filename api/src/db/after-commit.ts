import type { Database } from './database';

/** Changes that other parts of the process react to as soon as they are committed. */
export type CommitTopic = 'mail' | 'order' | 'picture' | 'refund';

/** The topics that each open transaction has announced. */
const topicsOf = new WeakMap<Database, Set<CommitTopic>>();

const listenersOf = new WeakMap<Database, Map<CommitTopic, Set<() => void>>>();

/**
 * Calls the listeners of a topic once the transaction, which `inTransaction` must have begun, has committed.
 * Listeners only speed up work in this process: work that must not be missed is also found by polling the
 * database.
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

/** Runs `work` in a transaction, and after its commit calls the listeners of the topics that it announced. */
export async function runTransaction<T>(
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
