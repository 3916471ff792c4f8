import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL, type Registry } from '@storefront/host/contracts/registry';
import {
  createSourceLines,
  openDeployRoot,
  withSource,
  type SourceLines,
} from '@storefront/tools/deploy';
import { HttpServers } from '@storefront/tools/http-server';
import { readConfig } from '../../../../shell/src/server/config';
import { createServerMetrics } from '../../../../shell/src/server/metrics';
import { createPageServer } from '../../../../shell/src/server/page-server';
import type { PageProblem } from '../../../../shell/src/server/render-pool/job-runner';
import type { RenderPoolLimits } from '../../../../shell/src/server/render-pool/render-pool';
import { deployPlace } from '../../deploy-place';
import { pageDataIn } from '@storefront/remote-kit/shop/page-data';
import type { ServerObservation } from './differences/observation';
import { outlineOf } from './differences/outline';
import type { ReadOnlyApi } from './read-only-api';

/** Longer than for a visitor's page: a machine that builds is busy, and that is not the version's fault. */
export const TRIAL_LIMITS: RenderPoolLimits = {
  remoteCode: 8_000,
  data: 10_000,
  render: 5_000,
  fragments: 5_000,
  page: 20_000,
  layout: 5_000,
};

/** A page server with versions of its own. */
export interface TriedShop {
  origin: string;
  /** From the next page on, it serves these versions. */
  serve: (registry: Registry) => Promise<void>;
  /** What the page server sends for a page. */
  observe: (path: string) => Promise<ServerObservation>;
  close: () => Promise<void>;
}

interface TriedShopOptions {
  /** For the registry's file. */
  folder: string;
  deployRoot: string;
  port: number;
  api: ReadOnlyApi;
}

/** Starts a page server for trying versions. It caches nothing and waits longer than for a visitor. */
export async function startTriedShop({
  folder,
  deployRoot,
  port,
  api,
}: TriedShopOptions): Promise<TriedShop> {
  const registryFile = path.join(folder, `registry-${port}.json`);
  await writeFile(registryFile, JSON.stringify({ schema: '', microFrontends: {} }));
  const config = readConfig({
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    API_URL: api.url,
    DEPLOY_ROOT: deployRoot,
    REGISTRY_FILE: registryFile,
    HTML_CACHE_SECONDS: '0',
  });
  const lines = createSourceLines(openDeployRoot(deployPlace()));
  let problems: Promise<string>[] = [];
  const server = await createPageServer(config, {
    servers: new HttpServers(),
    metrics: createServerMetrics(),
    limits: TRIAL_LIMITS,
    onProblem: (problem) => problems.push(describeProblem(problem, lines)),
  });
  await server.listen({ port, host: 'localhost' });
  const origin = `http://localhost:${port}`;

  return {
    origin,
    async serve(registry) {
      await writeFile(`${registryFile}.next`, JSON.stringify(registry));
      await rename(`${registryFile}.next`, registryFile);
    },
    async observe(address) {
      problems = [];
      api.takeCalls();
      const started = performance.now();
      const response = await fetch(origin + address, { redirect: 'manual' });
      const html = await response.text();
      const milliseconds = Math.round(performance.now() - started);
      return {
        status: response.status,
        location: response.headers.get('location') ?? undefined,
        versions: versionsIn(html),
        problems: await Promise.all(problems),
        outline: outlineOf(html),
        calls: api.takeCalls(),
        bytes: html.length,
        milliseconds,
      };
    },
    close: () => server.close(),
  };
}

async function describeProblem(
  { app, version, fragment, message }: PageProblem,
  lines: Pick<SourceLines, 'summary'>,
): Promise<string> {
  const part = fragment === undefined ? '' : `, ${fragment}`;
  return `${app} ${version}${part}: ${withSource(await lines.summary(message))}`;
}

/** The version of each app that rendered something of a page. */
function versionsIn(html: string): Record<string, string> {
  const text = pageDataIn(html);
  if (text === undefined) return {};
  const { shell, rendered } = JSON.parse(text) as {
    shell: { version: string };
    rendered?: { versions: Record<string, string> };
  };
  return { [SHELL]: shell.version, ...rendered?.versions };
}
