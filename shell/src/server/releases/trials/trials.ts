import { LRUCache } from 'lru-cache';
import { trialKey, type Candidate } from '../candidate';
import { createTrial, type Trial } from './trial';
import type { TrialEvent } from './trial-event';

/** Trials that are known at a time; far more than there are. */
export const TRIALS_MAX = 200;

/** What is known of the versions on trial. */
export interface Trials {
  of: (candidate: Candidate) => Trial;
  /** Counts something that this page server has seen, now or as soon as it is known in which order. */
  record: (candidate: Candidate, event: TrialEvent) => void;
  /** Resolves once everything counts that was recorded until now. */
  refresh: (candidate: Candidate) => Promise<void>;
}

/** Creates the trials of a page server that counts for itself. */
export function createOwnTrials(): Trials {
  const trials = new LRUCache<string, Trial>({ max: TRIALS_MAX });

  function of(candidate: Candidate): Trial {
    const key = trialKey(candidate);
    const trial = trials.get(key) ?? createTrial();
    trials.set(key, trial);
    return trial;
  }

  return {
    of,
    record: (candidate, event) => of(candidate).count(event),
    refresh: () => Promise.resolve(),
  };
}
