import { auditInTurns } from '../browser/audit-in-turns';
import { figureRows } from '../report/figure-rows';
import type { Section } from '../report/performance-page';
import { table } from '../report/table';
import { withBenchShop } from '../shop/bench-shop';
import { fillByImport } from '../shop/fill-by-import';
import { PAGES } from '../shop/pages';

const NOTE = `Lighthouse on a phone with applied throttling, both listings in turns behind the same HTTP/2, TLS and brotli. The
imported products are the demo's, from a product file that names the demo's widest pictures, of which the shop has
made its own. In brackets: the ratio to the demo. Weights are those on the wire. Of the scripts is used what runs in the first
ten seconds without a tap.`;

/** Compares a listing of imported products with that of the demo, which has the same ones. */
export async function measureImported(rounds: number): Promise<Section> {
  const text = await withBenchShop((demo) =>
    withBenchShop(
      async (imported) => {
        const urls = [demo, imported].map(({ shop }) => shop + PAGES.listing);
        const medianOf = await auditInTurns(urls, rounds);
        return table(
          ['listing', 'demo', 'imported'],
          figureRows(urls, () => urls[0] ?? '', medianOf),
        );
      },
      { fill: fillByImport },
    ),
  );
  return { title: 'Imported products', text: `${NOTE} Rounds: ${rounds}.\n\n${text}` };
}
