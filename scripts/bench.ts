import { readBenchArguments, type PartName } from './lib/bench/bench-arguments';
import { measureAgainst } from './lib/bench/parts/against';
import { measureApi } from './lib/bench/parts/api';
import { measureImport } from './lib/bench/parts/import';
import { measureImported } from './lib/bench/parts/imported';
import { measureInp } from './lib/bench/parts/inp';
import { measureMix } from './lib/bench/parts/mix';
import { measureNavigation } from './lib/bench/parts/navigation';
import { measurePages } from './lib/bench/parts/pages';
import { measureRenders } from './lib/bench/parts/renders';
import { measureTaps } from './lib/bench/parts/taps';
import { describeMachine } from './lib/bench/report/machine';
import type { Section } from './lib/bench/report/performance-page';
import { printSection } from './lib/bench/report/print-section';
import { command } from './lib/command';

const PARTS: Record<PartName, (rounds: number) => Promise<Section>> = {
  pages: measurePages,
  taps: measureTaps,
  inp: measureInp,
  navigation: measureNavigation,
  renders: measureRenders,
  api: measureApi,
  import: measureImport,
  imported: measureImported,
  mix: measureMix,
};

/**
 * `npm run bench`: measures how fast the shop is, prints it, and writes it into docs/performance.md.
 * `--rounds N` repeats each measurement N times, `--only pages|taps|inp|navigation|renders|api|import|imported|mix` measures
 * that part and leaves the others in the document. `--against URL` compares the shop's pages with any other page, or several,
 * and writes nothing.
 */
export const main = command(async (args) => {
  const { rounds, parts, against } = readBenchArguments(args);
  if (against.length > 0) {
    const machine = describeMachine();
    return printSection(await measureAgainst(rounds, against), { machine, isWritten: false });
  }
  for (const part of parts) {
    const machine = describeMachine();
    await printSection(await PARTS[part](rounds), { machine, isWritten: true });
  }
});
