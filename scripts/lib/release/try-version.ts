import { readFile } from 'node:fs/promises';
import { parseRegistry } from '@storefront/shared/contracts/parse-registry';
import { SHELL, type Registry } from '@storefront/shared/contracts/registry';
import { registryForVisitor } from '@storefront/shared/contracts/served-versions';
import { liveVersion } from '@storefront/tools/deploy';
import { readConfig } from '../../../shell/src/server/config';
import {
  createRenderPool,
  type RenderPool,
} from '../../../shell/src/server/render-pool/render-pool';

/** Time for the API to respond, in milliseconds. */
const API_TIMEOUT = 10_000;

/** Longer than for a visitor's page: a machine that builds is busy, and that is not the version's fault. */
const LIMITS = {
  remoteCode: 8_000,
  data: 10_000,
  render: 5_000,
  fragments: 5_000,
  page: 20_000,
  layout: 5_000,
};

/** The value given to a parameter: no product has it, so the page renders as not found. */
const PLACEHOLDER_ID = 'none';

/**
 * Tries a version with the shell that is live: loads it, and renders its public pages, in separate processes.
 * `registry` is as it would be served with the version live. Returns the problems found.
 */
async function tryVersion(registry: Registry, name: string): Promise<string[]> {
  const { deployRoot, apiUrl, renderMemoryMb } = readConfig(process.env);
  const messages: string[] = [];
  const collect = ({ message }: { message: string }) => messages.push(message);
  const pool = createRenderPool({
    deployRoot,
    apiUrl,
    memoryMb: renderMemoryMb,
    limits: LIMITS,
    onFault: collect,
    onProblem: collect,
  });
  try {
    const names = (name === SHELL ? Object.keys(registry.microFrontends) : [name]).filter(
      (one) => one !== SHELL,
    );
    const problems: string[] = [];
    for (const remote of names) {
      const found = await pool.check(registry, remote);
      problems.push(
        ...found.map((problem) => (name === SHELL ? `${remote}: ${problem}` : problem)),
      );
    }
    if (problems.length > 0) return problems;

    if (!(await isReachable(`${apiUrl}/health`))) {
      return [
        `its pages can't be tried, because no API responds at ${apiUrl}: start the shop (npm start), or name another API (API_URL=…)`,
      ];
    }
    for (const remote of names) {
      for (const path of publicPaths(registry, remote)) {
        const before = messages.length;
        if (await renders(pool, registry, remote, path)) continue;
        problems.push(`${path} doesn't render: ${messages[before] ?? 'no reason was given'}`);
      }
    }
    if (problems.length > 0) return problems;
    return messages.map((message) => `it rendered, but was at fault: ${message}`);
  } finally {
    pool.close();
  }
}

function publicPaths(registry: Registry, remote: string): string[] {
  const routes = liveVersion(registry, remote)?.extras.routes ?? [];
  return routes.filter(({ access }) => access === 'public').map(({ path }) => path);
}

/** Whether a page renders completely, by the live version of its remote. */
async function renders(
  pool: RenderPool,
  registry: Registry,
  remote: string,
  path: string,
): Promise<boolean> {
  const url = new URL(path.replace(/:\w+/g, PLACEHOLDER_ID), 'http://localhost').href;
  const result = await pool.render({
    url,
    canonical: url,
    published: registry,
    registry,
    data: {
      shell: { version: '', url: '' },
      registry,
      watched: [],
      overrides: [],
      apiUrl: undefined,
    },
    storeInfo: undefined,
    hasContent: true,
    encoding: 'identity',
    use: 'once',
  });
  return (
    result?.kind === 'page' &&
    result.isComplete &&
    result.versions[remote] === liveVersion(registry, remote)?.metadata.version
  );
}

/** Whether an API responds at an address, even one without that route. */
async function isReachable(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(API_TIMEOUT) })).status < 500;
  } catch {
    return false;
  }
}

const [registryFile, name] = process.argv.slice(2);
if (!registryFile || !name) throw new Error('Usage: try-version.ts <registry file> <app>');
const registry = parseRegistry(await readFile(registryFile, 'utf8'));
const problems = await tryVersion(registryForVisitor(registry, undefined), name);
process.stdout.write(JSON.stringify(problems), () => process.exit());
