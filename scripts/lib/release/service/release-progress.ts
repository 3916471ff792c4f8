import { PassThrough, type Readable } from 'node:stream';
import { nameOfReport } from './report.routes';
import { isRefusal } from './refusals';

/** What the response of a release says, a line each: what happens, and at its end how it went. */
type Line = { message: string } | { report: string } | { released: boolean };

/** The progress of one release, for whoever reads its response. */
interface ReleaseProgress {
  /** The response. */
  lines: Readable;
  say: (message: string) => void;
  /** Names the report of the proof, by its path in the deploy root. */
  reported: (report: string) => void;
  /** Does the work of the release, and says at the end how it went; `log` gets an error that is no refusal. */
  follow: (work: () => Promise<void>, log: (error: unknown) => void) => Promise<void>;
}

export function createReleaseProgress(): ReleaseProgress {
  const lines = new PassThrough();
  const write = (line: Line) => lines.write(`${JSON.stringify(line)}\n`);
  const say = (message: string) => write({ message });
  return {
    lines,
    say,
    reported: (report) => write({ report: nameOfReport(report) }),
    async follow(work, log) {
      try {
        await work();
        write({ released: true });
      } catch (error) {
        if (!isRefusal(error)) log(error);
        say(isRefusal(error) ? error.message : 'The deploy service failed; its log says why.');
        write({ released: false });
      }
      lines.end();
    },
  };
}
