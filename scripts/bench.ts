import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { readBenchArguments, type PartName } from './lib/bench/bench-arguments';
import { measureApi } from './lib/bench/parts/api';
import { measureImport } from './lib/bench/parts/import';
import { measureImported } from './lib/bench/parts/imported';
import { measureMix } from './lib/bench/parts/mix';
import { measureNavigation } from './lib/bench/parts/navigation';
import { measurePages } from './lib/bench/parts/pages';
import { measureRenders } from './lib/bench/parts/renders';
import { measureTaps } from './lib/bench/parts/taps';
import { describeMachine } from './lib/bench/report/machine';
import { PERFORMANCE_PAGE, withSection, type Section } from './lib/bench/report/performance-page';
import { command } from './lib/command';

const PARTS: Record<PartName, (rounds: number) => Promise<Section>> = {
  pages: measurePages,
  taps: measureTaps,
  navigation: measureNavigation,
  renders: measureRenders,
  api: measureApi,
  import: measureImport,
  imported: measureImported,
  mix: measureMix,
};

/**
 * `npm run bench`: measures how fast the shop is, prints it, and writes it into docs/performance.md.
 * `--rounds N` repeats each measurement N times, `--only pages|taps|navigation|renders|api|import|imported|mix` measures
 * that part and leaves the others in the document.
 */
export const main = command(async (args) => {
  const { rounds, parts } = readBenchArguments(args);
  for (const part of parts) {
    const machine = describeMachine();
    const { title, text } = await PARTS[part](rounds);
    const section = await format(`## ${title}\n\n${machine}\n\n${text}`);
    console.log(`\n${section}`);
    const page = withSection(await readFile(PERFORMANCE_PAGE, 'utf8'), title, section);
    await writeFile(PERFORMANCE_PAGE, await format(page));
  }
});

async function format(markdown: string): Promise<string> {
  const options = await prettier.resolveConfig(PERFORMANCE_PAGE);
  return prettier.format(markdown, { ...options, parser: 'markdown' });
}
