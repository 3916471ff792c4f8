import { parseArgs } from 'node:util';
import { StepFailedError } from '../processes';

/** The parts of the benchmark, in their order. */
const PART_NAMES = [
  'pages',
  'taps',
  'navigation',
  'renders',
  'api',
  'import',
  'imported',
  'mix',
] as const;

export type PartName = (typeof PART_NAMES)[number];

interface BenchArguments {
  /** How often each measurement is repeated. */
  rounds: number;
  parts: readonly PartName[];
}

/** Reads the arguments of `npm run bench`. Throws `StepFailedError` for those that it doesn't know. */
export function readBenchArguments(args: string[]): BenchArguments {
  const { rounds, only } = parsed(args);
  const part = PART_NAMES.find((name) => name === only);
  if (!/^[1-9]\d*$/.test(rounds) || (only !== undefined && !part)) throw usageError();
  return { rounds: Number(rounds), parts: part ? [part] : PART_NAMES };
}

function parsed(args: string[]) {
  const options = {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw usageError();
  }
}

function usageError(): StepFailedError {
  return new StepFailedError(
    `Usage: npm run bench -- [--rounds N] [--only ${PART_NAMES.join('|')}]`,
  );
}
