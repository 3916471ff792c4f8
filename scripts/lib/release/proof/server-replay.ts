import { SHELL } from '@storefront/host/contracts/registry';
import { createRouteMatcher } from '../../../../shell/src/server/render-pool/route-matcher';
import { combinationsOf, liveVersionsOf, type Combination } from './differences/combinations';
import { serverDifferences } from './differences/differences';
import type {
  Comparison,
  Difference,
  ServerObservation,
  TriedPage,
} from './differences/observation';
import { createPageCheck } from './pages/page-check';
import { onePerRoute, pagesToTry, pathname } from './pages/pages-to-try';
import type { ProofRequest } from './proof';
import type { Samples } from './pages/samples';
import type { TriedShop } from './tried-shop';

/** The live versions and the candidates, side by side; `live` is undefined where nothing is live yet. */
export interface Shops {
  live: TriedShop | undefined;
  candidate: TriedShop;
}

/** What was tried on the server, and what differs. */
export interface ServerReplay {
  pages: TriedPage[];
  comparisons: Comparison<ServerObservation>[];
  differences: Difference[];
}

/**
 * Renders pages with the live versions and with the candidates; then one page of each route with every other
 * version that a visitor may get beside the candidates.
 */
export async function replayOnServer(
  shops: Shops,
  { live, proposed, candidates }: ProofRequest,
  samples: Samples,
): Promise<ServerReplay> {
  const names = Object.keys(candidates);
  const [today, ...others] = combinationsOf(proposed, names);
  if (!today) throw new Error('There is no combination to try.');
  const appsOf = (path: string) => createRouteMatcher(today.registry)(path).apps;
  const pages = pagesToTry(today.registry, samples, appsOf, names);
  const isPageOfLive = createPageCheck(liveVersionsOf(live));
  const expected = { versions: candidates, isPage: createPageCheck(today.registry) };

  const comparisons: Comparison<ServerObservation>[] = [];
  await serve(shops, live, today);
  for (const page of pages) {
    const isNew = !isPageOfLive(pathname(page.path));
    comparisons.push({
      page,
      combination: today.name,
      live: isNew ? undefined : await shops.live?.observe(page.path),
      candidate: await shops.candidate.observe(page.path),
    });
  }
  for (const combination of others) {
    const concerned = onePerRoute(pages).filter(
      ({ app, path }) =>
        combination.other === SHELL ||
        app === combination.other ||
        appsOf(pathname(path)).includes(combination.other ?? ''),
    );
    if (concerned.length === 0) continue;
    await serve(shops, live, combination);
    for (const page of concerned) {
      comparisons.push(await compareIn(combination, page, comparisons, shops));
    }
  }
  return {
    pages,
    comparisons,
    differences: comparisons.flatMap((comparison) => serverDifferences(comparison, expected)),
  };

  /** The live shop is only asked where the candidate isn't as it is today: the other version may be the reason. */
  async function compareIn(
    { name }: Combination,
    page: TriedPage,
    known: Comparison<ServerObservation>[],
    { live: liveShop, candidate: candidateShop }: Shops,
  ): Promise<Comparison<ServerObservation>> {
    const before = known.find((comparison) => comparison.page === page)?.live;
    const candidate = await candidateShop.observe(page.path);
    const comparison = { page, combination: name, live: before, candidate };
    const isRefused = serverDifferences(comparison, expected).some(({ refuses }) => refuses);
    if (!isRefused || before === undefined || !liveShop) return comparison;
    return { ...comparison, live: await liveShop.observe(page.path) };
  }
}

/** Gives both shops the versions of a combination; the live one has what is live in place of the candidates. */
async function serve(
  { live: liveShop, candidate }: Shops,
  live: ProofRequest['live'],
  { registry, other }: Combination,
): Promise<void> {
  await candidate.serve(registry);
  const otherVersions = registry.microFrontends[other ?? ''];
  const { microFrontends } = liveVersionsOf(live);
  await liveShop?.serve({
    ...live,
    microFrontends:
      other !== undefined && otherVersions
        ? { ...microFrontends, [other]: otherVersions }
        : microFrontends,
  });
}
