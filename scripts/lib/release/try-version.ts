import { readFile } from 'node:fs/promises';
import { parseRegistry } from '@storefront/shared/contracts/parse-registry';
import { SHELL, type Registry } from '@storefront/shared/contracts/registry';
import { registryForVisitor } from '@storefront/shared/contracts/served-versions';
import { liveVersion } from '@storefront/tools/deploy';
import { readConfig } from '../../../shell/src/server/config';
import { createRenderers, type ShellRenderer } from '../../../shell/src/server/renderers';

/** Time for one page, in milliseconds. */
const PAGE_TIMEOUT = 10_000;

/** The value given to a parameter: no product has it, so the page says that it wasn't found, which renders too. */
const PLACEHOLDER_ID = 'none';

/**
 * Tries a version in a process of its own, where it can break nothing: loads it with the shell that
 * is live, and renders its public pages. `registry` is as it would be served with the version live.
 * Prints its problems, as JSON.
 */
async function tryVersion(registry: Registry, name: string): Promise<string[]> {
  const config = readConfig(process.env);
  let renderer: ShellRenderer | undefined;
  try {
    renderer = await createRenderers(config.deployRoot)(registry);
  } catch (error) {
    return [`the server build of the shell can't be loaded: ${String(error)}`];
  }
  if (!renderer) return ['the live shell has no server build: deploy the shell again'];

  const names = name === SHELL ? Object.keys(registry.microFrontends) : [name];
  const problems: string[] = [];
  for (const remote of names.filter((one) => one !== SHELL)) {
    const version = liveVersion(registry, remote);
    if (!version) continue;
    const found = await renderer.check(remote, version);
    problems.push(...found.map((problem) => (name === SHELL ? `${remote}: ${problem}` : problem)));
  }
  if (problems.length > 0) return problems;

  if (!(await isReachable(`${config.apiUrl}/health`))) {
    return [
      `its pages can't be tried, because no API responds at ${config.apiUrl}: start the shop (npm start), or name another API (API_URL=…)`,
    ];
  }
  for (const remote of names.filter((one) => one !== SHELL)) {
    problems.push(...(await renderProblems(renderer, registry, remote, config.apiUrl)));
  }
  return problems;
}

async function renderProblems(
  { render }: ShellRenderer,
  registry: Registry,
  remote: string,
  apiUrl: string,
): Promise<string[]> {
  const version = liveVersion(registry, remote);
  const pages = version?.extras.routes.filter(({ access }) => access === 'public') ?? [];
  const problems: string[] = [];
  for (const { path } of pages) {
    const address = path.replace(/:\w+/g, PLACEHOLDER_ID);
    const errors = listenToErrors();
    try {
      const result = await render({
        url: new URL(address, 'http://localhost').href,
        registry,
        apiUrl,
        storeHost: 'localhost',
        storeInfo: undefined,
        signal: AbortSignal.timeout(PAGE_TIMEOUT),
      });
      const isRight =
        result.kind === 'page' &&
        result.complete &&
        result.versions[remote] === version?.metadata.version;
      if (!isRight) problems.push(`${path} doesn't render: ${errors.first()}`);
    } catch (error) {
      problems.push(`${path} doesn't render: ${String(error)}`);
    } finally {
      errors.stop();
    }
  }
  return problems;
}

/** Collects what is written to console.error, where rendering reports why it failed. */
function listenToErrors() {
  const { error } = console;
  const messages: string[] = [];
  console.error = (...parts: unknown[]) => {
    messages.push(parts.map(String).join(' '));
    error(...parts);
  };
  return {
    first: () => messages[0] ?? 'no reason was given',
    stop: () => {
      console.error = error;
    },
  };
}

async function isReachable(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(PAGE_TIMEOUT) })).ok;
  } catch {
    return false;
  }
}

const [registryFile, name] = process.argv.slice(2);
if (!registryFile || !name) throw new Error('Usage: try-version.ts <registry file> <app>');
const registry = parseRegistry(await readFile(registryFile, 'utf8'));
const problems = await tryVersion(registryForVisitor(registry, undefined), name);
process.stdout.write(JSON.stringify(problems), () => process.exit());
