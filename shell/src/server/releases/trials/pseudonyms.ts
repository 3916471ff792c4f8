import { createHmac } from 'node:crypto';
import type { Visitor } from '../visitor-limit';
import type { TrialEvent } from './trial-event';

/** Characters of a pseudonym: enough that two visitors never have the same. */
const LENGTH = 16;

/**
 * An event without the visitor's id and network: with hashes of them that are the same on every page server with this
 * key, for this trial alone. Who has neither the key nor the visitor's cookie can't tell whose they are.
 */
export function withPseudonyms(event: TrialEvent, trial: string, key: Buffer): TrialEvent {
  if (!('visitor' in event) || !event.visitor) return event;
  return { ...event, visitor: pseudonymsOf(event.visitor, trial, key) };
}

function pseudonymsOf({ id, network }: Visitor, trial: string, key: Buffer): Visitor {
  const hash = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH);
  return { id: hash(trial, 'id', id), network: hash(trial, 'network', network) };
}
