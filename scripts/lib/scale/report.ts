import type { Figures } from './load/figures';

/** What became of a drill. */
export interface DrillResult extends Figures {
  name: string;
  seconds: number;
}

/** Rows of a table in Markdown: a row for each drill. */
export function drillTable(results: readonly DrillResult[]): string {
  const heads = [
    'what happens',
    'took, s',
    'pages',
    'of them failed',
    'longest page, s',
    'purchases',
    'steps repeated',
    'purchases that failed',
    'longest purchase, s',
  ];
  const rows = results.map((result) => [
    result.name,
    result.seconds.toFixed(0),
    result.pages,
    result.failedPages,
    inSeconds(result.longestPage),
    result.purchases,
    result.retries.length,
    result.failures.length,
    inSeconds(result.longestPurchase),
  ]);
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function inSeconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1);
}
