import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { trialKey, type Candidate } from '../candidate';
import { withPseudonyms } from './pseudonyms';
import { createTrial, type Trial } from './trial';
import { STREAM_START, type SharedEvent, type TrialStreams } from './trial-stream';
import { TRIALS_MAX, type Trials } from './trials';

/** Events that are kept for the others while they can't be sent; the oldest are dropped first. */
const UNSENT_MAX = 10_000;

/** Events that are sent at a time. */
const SENT_MAX = 500;

/** What one page server knows of a trial. */
interface SharedTrial {
  trial: Trial;
  /** How many events of each page server have been counted. */
  counted: Map<string, number>;
  /** Own events that aren't known to be in the stream. */
  unsent: SharedEvent[];
  /** Where the next part of the stream begins. */
  position: string;
  exchange?: Promise<void> | undefined;
}

/**
 * Creates the trials of page servers that count together. Each appends what it sees to a stream, and counts what it
 * reads there, so that all count the same in the same order, a server that was just started too. While events aren't
 * accepted it counts its own at once, and sends them later; each event has a number, by which it counts only once.
 */
export function createSharedTrials({
  streams,
  key,
}: {
  streams: TrialStreams;
  /** A secret of the page servers, for visitors' pseudonyms. */
  key: Buffer;
}): Trials & {
  /** Resolves once the others can know what was recorded here, or can't for now. */
  flush: () => Promise<void>;
} {
  const server = randomUUID();
  const trials = new LRUCache<string, SharedTrial>({ max: TRIALS_MAX });
  let number = 0;

  function find(name: string): SharedTrial {
    const known = trials.get(name);
    if (known) return known;
    const created = {
      trial: createTrial(),
      counted: new Map<string, number>(),
      unsent: [],
      position: STREAM_START,
    };
    trials.set(name, created);
    return created;
  }

  /** Sends what wasn't sent, and counts what others have sent. One exchange at a time keeps each server's order. */
  async function refresh(name: string): Promise<void> {
    const shared = find(name);
    // It may have begun before what shall be counted.
    await shared.exchange;
    shared.exchange ??= exchange(name, shared).finally(() => (shared.exchange = undefined));
    await shared.exchange;
  }

  async function exchange(name: string, shared: SharedTrial): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const sent = shared.unsent.slice(0, SENT_MAX);
      const part = await streams.exchange(name, sent, shared.position);
      if (!part) {
        countUnsent(shared);
        // What is there next time may be another, empty stream. What has been counted is left out.
        shared.position = STREAM_START;
        return;
      }
      const lastSent = sent.at(-1)?.number ?? 0;
      shared.unsent = shared.unsent.filter((event) => event.number > lastSent);
      for (const event of part.events) count(shared, event);
      shared.position = part.position;
      hasMore = part.hasMore || shared.unsent.length > 0;
    }
  }

  return {
    of: (candidate) => find(trialKey(candidate)).trial,

    record(candidate: Candidate, event) {
      const name = trialKey(candidate);
      const shared = find(name);
      number += 1;
      const recorded = { server, number, event: withPseudonyms(event, name, key) };
      shared.unsent = [...shared.unsent.slice(1 - UNSENT_MAX), recorded];
      if (streams.isOpen) void refresh(name);
      else countUnsent(shared);
    },

    refresh: (candidate) => refresh(trialKey(candidate)),

    async flush() {
      const names = [...trials].filter(([, { unsent }]) => unsent.length > 0).map(([name]) => name);
      await Promise.all(names.map(refresh));
    },
  };
}

/** Counts the own events that the stream doesn't have, in their order. */
function countUnsent(shared: SharedTrial): void {
  for (const event of shared.unsent) count(shared, event);
}

/** Counts an event unless it has been counted. A server's events are in the stream in their order. */
function count({ trial, counted }: SharedTrial, { server, number, event }: SharedEvent): void {
  if (number <= (counted.get(server) ?? 0)) return;
  counted.set(server, number);
  trial.count(event);
}
