import { parseArgs } from 'node:util';
import { StepFailedError } from '../processes';

/** The parts of the benchmark, in their order. */
const PART_NAMES = [
  'pages',
  'taps',
  'inp',
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
  /** Other pages with which the shop's are compared, instead of measuring its parts. */
  against: URL[];
}

/** Reads the arguments of `npm run bench`. Throws `StepFailedError` for those that it doesn't know. */
export function readBenchArguments(args: string[]): BenchArguments {
  const { rounds, only, against } = parsed(args);
  const part = PART_NAMES.find((name) => name === only);
  const isUnknown = !/^[1-9]\d*$/.test(rounds) || (only !== undefined && !part);
  const isBoth = only !== undefined && against.length > 0;
  if (isUnknown || isBoth || !against.every(isPage)) throw usageError();
  return {
    rounds: Number(rounds),
    parts: part ? [part] : PART_NAMES,
    against: against.map((url) => new URL(url)),
  };
}

function parsed(args: string[]) {
  const options = {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    against: { type: 'string', multiple: true, default: [] as string[] },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw usageError();
  }
}

function isPage(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function usageError(): StepFailedError {
  return new StepFailedError(
    `Usage: npm run bench -- [--rounds N] [--only ${PART_NAMES.join('|')}], or npm run bench -- [--rounds N] --against URL [--against URL]`,
  );
}
