import { parseTrialReports, type TrialReport } from '../releases/trial-report';

/** What is known of the versions on trial. */
export interface TrialNumbers {
  reports: TrialReport[];
  /** Where they come from, or why there are none. */
  note: string;
}

/** Time for the page server to respond, in milliseconds. */
const TIMEOUT = 2_000;

const COUNTED_SINCE =
  'Numbers count from when the version got its share: those of all page servers with REDIS_URL, otherwise of one since its start.';

/** The numbers of the page server that shows the console. */
export function ownNumbers(reports: TrialReport[]): TrialNumbers {
  return { reports, note: COUNTED_SINCE };
}

/** The numbers of the page server with this METRICS_PORT on the same machine. */
export async function readNumbers(metricsPort: number | undefined): Promise<TrialNumbers> {
  if (metricsPort === undefined) {
    return {
      reports: [],
      note: 'Numbers of versions on trial need METRICS_PORT, the one of a page server on this machine.',
    };
  }
  try {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/releases`, {
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return ownNumbers(parseTrialReports(await response.json()));
  } catch {
    return {
      reports: [],
      note: `No page server shows its numbers at METRICS_PORT ${metricsPort}. Is it running, and is its METRICS_HOST 127.0.0.1?`,
    };
  }
}
