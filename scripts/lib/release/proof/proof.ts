import type { Registry } from '@storefront/host/contracts/registry';
import type {
  BrowserObservation,
  Comparison,
  Difference,
  PictureChange,
  ServerObservation,
} from './differences/observation';

/** What is to be proven: that the candidates can replace what is live. */
export interface ProofRequest {
  /** What visitors get today; without a shell in it, there is nothing to compare with. */
  live: Registry;
  /** The same with the candidates live. */
  proposed: Registry;
  /** The version of each candidate, by app. */
  candidates: Record<string, string>;
  /** The folder of the published versions on this machine. */
  deployRoot: string;
  /** Where the report is written. */
  reportFolder: string;
  /** The browser to try pages in; undefined to try them on the server alone. */
  browser: string | undefined;
}

/** What was tried, and what came out. */
export interface Proof {
  candidates: Record<string, string>;
  /** When it was begun, in ISO format. */
  at: string;
  seconds: number;
  /** Why the candidates must not be released; empty if they may. */
  refusals: string[];
  differences: Difference[];
  server: Comparison<ServerObservation>[];
  browser: Comparison<BrowserObservation>[];
  pictures: PictureChange[];
  /** What was left out, and why. */
  untried: string[];
}

/** The name of the proof in the report's folder, as JSON. */
export const PROOF_FILE = 'proof.json';

/** The name of the page in the report's folder. */
export const REPORT_FILE = 'report.html';

/** Whether a file of the report's folder is part of the report: the page, its pictures, and the proof. */
export function isReportFile(file: string): boolean {
  return [REPORT_FILE, PROOF_FILE].includes(file) || /^\w[\w-]*\.jpg$/.test(file);
}
