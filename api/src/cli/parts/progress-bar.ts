import type { ImportProgress } from '../../modules/catalogue/import/import-products';

const WIDTH = 30;

/** Returns a function that draws how much of a file of that size, in bytes, has been imported. */
export function createProgressBar(
  terminal: Pick<NodeJS.WriteStream, 'write'>,
  size: number,
): (progress: ImportProgress) => void {
  return ({ products, bytes }) => {
    const share = size === 0 ? 1 : Math.min(bytes / size, 1);
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    const end = share === 1 ? '\n' : '';
    terminal.write(`\r${bar} ${Math.round(share * 100)} %, ${products} products${end}`);
  };
}
