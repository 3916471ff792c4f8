import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { apiSettings } from '../../../api/src/settings/api-settings';
import { serverSettings } from '../../../shell/src/server/server-settings';
import { deployRootSettings } from '@storefront/tools/deploy';
import { APPS, ROOT } from '../apps';
import { releaseSettings } from '../settings/command-settings';

const DEPLOY = path.join(ROOT, 'deploy');
const DOCKERFILE = readFileSync(path.join(DEPLOY, 'Dockerfile'), 'utf8');

/** What programs read besides the settings: the client of S3, Node and npm. */
const OF_LIBRARIES = /^(AWS_\w+|NODE_ENV|NODE_EXTRA_CA_CERTS)$/;

const known = (settings: object) => (name: string) =>
  name in settings || OF_LIBRARIES.test(name) || name.replace(/_FILE$/, '') in settings;
const ofApi = known(apiSettings);
const ofPageServer = known(serverSettings);
const ofCommands = known({ ...serverSettings, ...deployRootSettings, ...releaseSettings });

interface Job {
  steps: { run?: string; env?: Record<string, string> }[];
}
interface Pipeline {
  jobs: { test: Job; deploy: Job };
}
interface Container {
  name: string;
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  securityContext: object;
  resources: object;
}
interface Manifest {
  kind: string;
  metadata: { name?: string };
  data?: Record<string, string>;
  spec?: {
    template?: { spec: { containers: Container[]; securityContext: object } };
    scaleTargetRef?: { name: string };
    selector?: { matchLabels?: { app: string } };
    minReplicas?: number;
    minAvailable?: number;
  };
}

const manifests = readdirSync(path.join(DEPLOY, 'kubernetes')).flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(DEPLOY, 'kubernetes', file), 'utf8')).map(
    (document) => document.toJS() as Manifest,
  ),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

interface ComposeService {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  build?: { dockerfile: string; target?: string };
}
const { services } = parse(readFileSync(path.join(DEPLOY, 'compose.yaml'), 'utf8'), {
  merge: true,
}) as { services: Record<string, ComposeService> };

/** The variables of one stage of the Dockerfile. */
function variablesOf(stage: string): string[] {
  const [, text = ''] = DOCKERFILE.split(new RegExp(`^FROM \\S+ AS ${stage}$`, 'm'));
  const [own = ''] = text.split(/^FROM /m);
  return [...own.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name),
  );
}

test('images and manifests set only what the API and the page server read', () => {
  expect(variablesOf('api').filter((name) => !ofApi(name))).toEqual([]);
  expect(variablesOf('page-server').filter((name) => !ofPageServer(name))).toEqual([]);
  const [api, pageServer] = ofKind('ConfigMap');
  expect(Object.keys(api?.data ?? {}).filter((name) => !ofApi(name))).toEqual([]);
  expect(Object.keys(pageServer?.data ?? {}).filter((name) => !ofPageServer(name))).toEqual([]);
  for (const [service, isKnown] of [
    ['api-1', ofApi],
    ['migrate', ofApi],
    ['page-server-1', ofPageServer],
    ['release', ofPageServer],
  ] as const) {
    const names = Object.keys(services[service]?.environment ?? {});
    expect(names.length).toBeGreaterThan(0);
    expect({ service, unknown: names.filter((name) => !isKnown(name)) }).toEqual({
      service,
      unknown: [],
    });
  }
});

test('the pipeline proves a change and rolls out every app', () => {
  const file = path.join(ROOT, '.github/workflows/landing.yml');
  const { jobs } = parse(readFileSync(file, 'utf8')) as Pipeline;
  const commands = jobs.test.steps.map(({ run }) => run);
  expect(commands).toContain('bash .ci/run');
  const listApps = commands.find((run) => run?.startsWith('echo "apps='));
  const printApps = listApps?.replace(' >> "$GITHUB_OUTPUT"', '') ?? '';
  const output = execFileSync('sh', ['-c', printApps], { cwd: ROOT, encoding: 'utf8' });
  expect(JSON.parse(output.replace('apps=', ''))).toEqual(APPS);
  const settings = jobs.deploy.steps.flatMap(({ env = {} }) => Object.keys(env));
  expect(settings.filter((name) => !ofCommands(name))).toEqual([]);
});

test('images run existing programs as an ordinary user, and say whether they are healthy', () => {
  const programs = [...DOCKERFILE.matchAll(/"((?:api|shell)\/[\w/-]+\.ts)"/g)].map(
    ([, file = '']) => file,
  );
  expect(programs.length).toBeGreaterThan(1);
  expect(programs.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  const [, list = ''] = /for program in (.*);/.exec(DOCKERFILE) ?? [];
  const missing = list
    .split(' ')
    .filter((program) => !existsSync(path.join(ROOT, `api/src/${program}.ts`)));
  expect(missing).toEqual([]);
  expect(DOCKERFILE.match(/^USER 10001:10001$/gm)).toHaveLength(2);
  expect(DOCKERFILE.match(/^HEALTHCHECK /gm)).toHaveLength(2);
});

test('each server of the cluster has two processes at least, checks, limits and few rights', () => {
  const names = ['api', 'page-server'];
  const deployments = ofKind('Deployment');
  expect(deployments.map(({ metadata }) => metadata.name)).toEqual(names);
  expect(ofKind('HorizontalPodAutoscaler').map(({ spec }) => spec?.scaleTargetRef?.name)).toEqual(
    names,
  );
  expect(ofKind('HorizontalPodAutoscaler').every(({ spec }) => (spec?.minReplicas ?? 0) > 1)).toBe(
    true,
  );
  expect(
    ofKind('PodDisruptionBudget').map(({ spec }) => [
      spec?.selector?.matchLabels?.app,
      spec?.minAvailable,
    ]),
  ).toEqual(names.map((name) => [name, 1]));
  for (const { spec } of [...deployments, ...ofKind('Job')]) {
    const pod = spec?.template?.spec;
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true });
    for (const container of pod?.containers ?? []) {
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
      expect(container.resources).toMatchObject({
        limits: { memory: expect.stringMatching(/^\d+[GM]i$/) as string },
      });
    }
  }
  for (const { spec } of deployments) {
    expect(spec?.template?.spec.containers[0]).toMatchObject({
      readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
      livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
    });
  }
});

test('the compose file has two of each server, on file systems that they can’t write', () => {
  for (const name of ['api-1', 'api-2', 'page-server-1', 'page-server-2']) {
    expect(services[name]).toMatchObject({ read_only: true });
  }
  for (const { build } of Object.values(services)) {
    if (!build) continue;
    const text = readFileSync(path.join(ROOT, build.dockerfile), 'utf8');
    if (build.target !== undefined) expect(text).toMatch(new RegExp(` AS ${build.target}$`, 'm'));
  }
});
