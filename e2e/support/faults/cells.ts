import { BROWSER_FAULTS } from './in-browser/browser-faults';
import { FRAGMENT_PROVIDERS } from './in-browser/fragment-providers';
import { REMOTES } from './remotes';
import type { CellResult } from './results';
import { SERVER_FAULTS } from './on-server/server-faults';
import { API_FAULTS, REGISTRY_FAULTS } from './shell-faults';
import { VERSION_CELLS } from './version-cells';

/** A table of the fault matrix: a row for each fault, a column for each remote or for all pages. */
export interface FaultTable {
  side: CellResult['side'];
  title: string;
  columns: string[];
  faults: string[];
}

const remotes = REMOTES.map(({ name }) => name);

/** All cells of the fault matrix. */
export const FAULT_TABLES: FaultTable[] = [
  {
    side: 'browser',
    title: 'A remote in the browser',
    columns: remotes,
    faults: BROWSER_FAULTS.map(({ name }) => name),
  },
  {
    side: 'fragments',
    title: 'A remote’s fragment on another remote’s page, in the browser',
    columns: FRAGMENT_PROVIDERS.map(({ name }) => name),
    faults: BROWSER_FAULTS.map(({ name }) => name),
  },
  {
    side: 'server',
    title: 'A remote on the page server',
    columns: remotes,
    faults: SERVER_FAULTS.map(({ name }) => name),
  },
  { side: 'api', title: 'The API', columns: remotes, faults: API_FAULTS.map(({ name }) => name) },
  {
    side: 'registry',
    title: 'The registry',
    columns: ['all pages'],
    faults: REGISTRY_FAULTS.map(({ name }) => name),
  },
  {
    side: 'versions',
    title: 'Versions that differ in age',
    columns: ['all pages'],
    faults: Object.values(VERSION_CELLS),
  },
];
