import { BROWSER_FAULTS } from './in-browser/browser-faults';
import { FRAGMENT_PROVIDERS } from './in-browser/fragment-providers';
import { SERVER_FAULTS } from './on-server/server-faults';
import { pairsToTry } from './pairs-to-try';
import { REMOTES } from './remotes';
import type { FaultResult } from './results';
import { API_FAULTS, REGISTRY_FAULTS } from './shell-faults';

export const BROWSER_PAIRS = pairsToTry(BROWSER_FAULTS, REMOTES);

export const FRAGMENT_PAIRS = pairsToTry(BROWSER_FAULTS, FRAGMENT_PROVIDERS);

/** A remote that isn't rendered on the server has no fault there; one try shows that. */
export const SERVER_PAIRS = [
  ...pairsToTry(
    SERVER_FAULTS,
    REMOTES.filter(({ isRenderedOnServer }) => isRenderedOnServer),
  ),
  ...pairsToTry(
    SERVER_FAULTS.filter(({ name }) => name === 'load throws'),
    REMOTES.filter(({ isRenderedOnServer }) => !isRenderedOnServer),
  ),
];

export const API_PAIRS = pairsToTry(API_FAULTS, REMOTES);

/** What is tried with versions that differ in age. */
export const VERSION_FAULTS = {
  older: 'a remote built for an earlier minor host contract',
  newer: 'a remote that needs a newer host contract, with a version before',
  tab: 'a tab from before three deploys and a rollback',
  purchase: 'a purchase under way, while each remote on its way gets a broken version',
} as const;

/** The place of a fault that concerns all remotes alike. */
export const ALL_PAGES = 'all pages';

/** A table of docs/faults.md. */
interface FaultTable {
  table: FaultResult['table'];
  title: string;
  /** The tests: a fault, and the remote that has it. */
  tried: Pick<FaultResult, 'fault' | 'remote'>[];
}

interface Named {
  name: string;
}

function namesOf(pairs: [Named, Named][]): FaultTable['tried'] {
  return pairs.map(([fault, remote]) => ({ fault: fault.name, remote: remote.name }));
}

function onAllPages(faults: string[]): FaultTable['tried'] {
  return faults.map((fault) => ({ fault, remote: ALL_PAGES }));
}

export const FAULT_TABLES: FaultTable[] = [
  { table: 'browser', title: 'A remote in the browser', tried: namesOf(BROWSER_PAIRS) },
  {
    table: 'fragments',
    title: 'A remote’s fragment on another remote’s page, in the browser',
    tried: namesOf(FRAGMENT_PAIRS),
  },
  { table: 'server', title: 'A remote on the page server', tried: namesOf(SERVER_PAIRS) },
  { table: 'api', title: 'The API', tried: namesOf(API_PAIRS) },
  {
    table: 'registry',
    title: 'The registry',
    tried: onAllPages(REGISTRY_FAULTS.map(({ name }) => name)),
  },
  {
    table: 'versions',
    title: 'Versions that differ in age',
    tried: onAllPages(Object.values(VERSION_FAULTS)),
  },
];
