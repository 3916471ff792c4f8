/** A table in Markdown. */
export function table(header: string[], rows: string[][]): string {
  return [header, header.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/** A number with thousands separators and this many decimals. */
export function formatNumber(value: number, decimals = 0): string {
  return value.toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
