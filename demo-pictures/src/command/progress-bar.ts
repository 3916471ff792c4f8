const CELLS = 30;

/** Shows how many of the pictures are done: one line that is redrawn, or a line each in a log. */
export function showProgress(done: number, total: number, name: string): void {
  const filled = Math.round((done / total) * CELLS);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(CELLS - filled)}`;
  const line = `${bar} ${done}/${total} ${name}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}${done === total ? '\n' : ''}`);
  else console.log(line);
}
