import getPort from 'get-port';
import { SHELL } from '@storefront/host/contracts/registry';
import { createSourceLines, openDeployRoot, withSource } from '@storefront/tools/deploy';
import { createRenderPool } from '../../../../shell/src/server/render-pool/render-pool';
import { createRouteMatcher } from '../../../../shell/src/server/render-pool/route-matcher';
import { deployPlace } from '../../deploy-place';
import { startBrowserObserver } from './browser-observer';
import { replayInBrowser } from './browser-replay';
import { liveVersionsOf } from './differences/combinations';
import type { Difference } from './differences/observation';
import { createPageCheck } from './pages/page-check';
import { pagesForBrowser, pathname } from './pages/pages-to-try';
import type { Proof, ProofRequest } from './proof';
import { startReadOnlyApi } from './read-only-api';
import type { Samples } from './pages/samples';
import { replayOnServer, type Shops } from './server-replay';
import { startTriedShop, TRIAL_LIMITS } from './tried-shop';

/** The shop as it is for this proof. */
export interface ProofSurroundings {
  /** The address of the API, with its prefix. */
  apiUrl: string;
  /** The origin of the shop, from which the API accepts calls. */
  shopOrigin: string;
  /** What one render process may use, in megabytes. */
  renderMemoryMb: number;
  samples: Samples;
  /** The session of a shopper with which protected pages are opened. */
  token: string | undefined;
  /** Called before each part, which may take a while. */
  onProgress: (part: string) => void;
}

/**
 * Replays pages through the live versions and the candidates, on the server and then in a browser, and compares
 * them. Nothing is changed: calls of the API that aren't reads are refused.
 */
export async function prove(
  request: ProofRequest,
  surroundings: ProofSurroundings,
): Promise<Proof> {
  const started = Date.now();
  const tried = await tryCandidates(request, surroundings);
  return {
    candidates: request.candidates,
    at: new Date(started).toISOString(),
    seconds: Math.round((Date.now() - started) / 100) / 10,
    ...tried,
  };
}

type Tried = Omit<Proof, 'candidates' | 'at' | 'seconds'>;

const NOTHING: Tried = {
  refusals: [],
  differences: [],
  server: [],
  browser: [],
  pictures: [],
  untried: [],
};

async function tryCandidates(
  request: ProofRequest,
  surroundings: ProofSurroundings,
): Promise<Tried> {
  surroundings.onProgress('loading');
  const problems = await loadingProblems(request, surroundings);
  if (problems.length > 0) return { ...NOTHING, refusals: problems };
  const api = await startReadOnlyApi({ ...surroundings, port: await getPort() });
  const start = async () =>
    startTriedShop({ ...request, folder: request.reportFolder, port: await getPort(), api });
  const hasLive = request.live.microFrontends[SHELL] !== undefined;
  const shops: Shops = { live: hasLive ? await start() : undefined, candidate: await start() };
  try {
    return await replay(shops, request, surroundings);
  } finally {
    await Promise.all([shops.live?.close(), shops.candidate.close()]);
    api.close();
  }
}

/** Loads each candidate with all its pages and fragments; a new shell has to load every remote. */
async function loadingProblems(
  { proposed, candidates, deployRoot }: ProofRequest,
  { apiUrl, renderMemoryMb }: ProofSurroundings,
): Promise<string[]> {
  const ignore = () => undefined;
  const lines = createSourceLines(openDeployRoot(deployPlace()));
  const pool = createRenderPool({
    deployRoot,
    apiUrl,
    memoryMb: renderMemoryMb,
    limits: TRIAL_LIMITS,
    onFault: ignore,
    onProblem: ignore,
  });
  try {
    const registry = liveVersionsOf(proposed);
    const names = Object.keys(SHELL in candidates ? registry.microFrontends : candidates);
    const problems: string[] = [];
    for (const name of names.filter((one) => one !== SHELL)) {
      const found = await Promise.all((await pool.check(registry, name)).map(lines.summary));
      problems.push(...found.map((problem) => `${name}: ${withSource(problem)}`));
    }
    return problems;
  } finally {
    pool.close();
  }
}

/** On the server first: a page that fails there isn't opened in the browser. */
async function replay(
  shops: Shops,
  request: ProofRequest,
  { samples, token, onProgress }: ProofSurroundings,
): Promise<Tried> {
  onProgress('on the server');
  const server = await replayOnServer(shops, request, samples);
  const tried = {
    ...NOTHING,
    server: server.comparisons,
    differences: server.differences,
    refusals: refusalsOf(server.differences),
  };
  if (tried.refusals.length > 0) return tried;
  if (request.browser === undefined) return { ...tried, untried: ['pages in a browser'] };

  onProgress('in a browser');
  const browser = await startBrowserObserver(request.browser, {
    folder: request.reportFolder,
    lines: createSourceLines(openDeployRoot(deployPlace())),
  });
  const isPageOfLive = createPageCheck(liveVersionsOf(request.live));
  const today = liveVersionsOf(request.proposed);
  const routeOf = createRouteMatcher(today);
  const fragmentsOf = (path: string) => routeOf(path).fragments.map(({ name }) => name);
  try {
    const { comparisons, pictures, differences } = await replayInBrowser({
      shops,
      browser,
      pages: pagesForBrowser(server.pages, today, fragmentsOf, Object.keys(request.candidates)),
      isLive: ({ path }) => isPageOfLive(pathname(path)),
      folder: request.reportFolder,
      token,
    });
    return {
      ...tried,
      browser: comparisons,
      pictures,
      differences: [...server.differences, ...differences],
      refusals: refusalsOf(differences),
      untried: token === undefined ? ['pages behind the sign-in, in a browser'] : [],
    };
  } finally {
    await browser.close();
  }
}

/** The refusals as lines; each text once, with the first page that has it and how many more do. */
function refusalsOf(differences: Difference[]): string[] {
  const byText = new Map<string, Difference[]>();
  for (const difference of differences.filter(({ refuses }) => refuses)) {
    byText.set(difference.text, [...(byText.get(difference.text) ?? []), difference]);
  }
  return [...byText].map(([text, [first, ...more]]) => {
    const others = more.length > 0 ? ` (and ${more.length} more)` : '';
    return `${first?.page} (${first?.combination}): ${text}${others}`;
  });
}
