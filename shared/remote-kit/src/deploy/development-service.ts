import { createHash } from 'node:crypto';
import {
  containerName,
  SOURCE_VERSION,
  type RemoteVersion,
} from '@storefront/host/contracts/registry';
import { DESCRIPTOR } from '@storefront/host/contracts/version-files';
import { developmentVersion } from '@storefront/tools/deploy/development-version';
import { integrityOf } from '@storefront/tools/integrity';
import { createCall, type DeployAccess } from './call-service';

/** How many digits of its content's hash the name of a version for development has. */
const HASH_LENGTH = 12;

/** The entry of every remote's build. */
const ENTRY = 'remoteEntry.js';

/** A version for development, which the shop's page server renders for whoever has the signed text. */
export interface DevelopmentPreview {
  /** Its name. */
  version: string;
  /** The name of the query parameter that shows it, and its signed value. */
  parameter: [name: string, value: string];
}

/** The scripts of the live shell, built with the React that can replace components in an open page. */
export interface DevelopmentShell {
  /** The version of the live shell. */
  version: string;
  /** The scripts by their names. */
  scripts: Record<string, string>;
}

/** What a deploy service does for development servers. All calls throw a `DeployError` with the reason of a refusal. */
export interface DevelopmentService {
  /** Uploads a server build from source, and has a preview of it signed. `pages` is the version without a server build. */
  preview: (app: string, code: Buffer, pages: RemoteVersion) => Promise<DevelopmentPreview>;
  /** The live shell for development. */
  shell: () => Promise<DevelopmentShell>;
}

/** What the deploy service at an address does for development servers. */
export function createDevelopmentService(access: DeployAccess): DevelopmentService {
  const call = createCall(access);
  return {
    async preview(app, build, pages) {
      const version = nameOf(build, pages);
      const code = withContainerName(build, app, version);
      const descriptor = describe(app, version, code, pages);
      const place = `files/${app}/${version}`;
      await call('PUT', `${place}/server/${ENTRY}`, code);
      await call('PUT', `${place}/${DESCRIPTOR}`, Buffer.from(JSON.stringify(descriptor)));
      const response = await call('POST', 'previews', { app, version });
      const { address } = (await response.json()) as { address: string };
      const [parameter] = new URL(address).searchParams;
      if (!parameter) throw new Error(`The deploy service's preview ${address} shows no version.`);
      return { version, parameter };
    },
    shell: async () => (await (await call('GET', 'development-shell')).json()) as DevelopmentShell,
  };
}

/** The build with the name under which the page server looks for this version's code. */
function withContainerName(build: Buffer, app: string, version: string): Buffer {
  const unnamed = containerName(app, SOURCE_VERSION);
  return Buffer.from(build.toString().replaceAll(unnamed, containerName(app, version)));
}

/** The name of a server build from source: that of its content, so that the same content is uploaded once. */
function nameOf(code: Buffer, pages: RemoteVersion): string {
  const hash = createHash('sha256').update(JSON.stringify(pages)).update(code).digest('hex');
  return developmentVersion(hash.slice(0, HASH_LENGTH));
}

function describe(app: string, version: string, code: Buffer, pages: RemoteVersion): RemoteVersion {
  return {
    ...pages,
    url: `/apps/${app}/${version}/browser/${ENTRY}`,
    metadata: { version },
    extras: {
      ...pages.extras,
      serverUrl: `${app}/${version}/server/${ENTRY}`,
      serverIntegrity: integrityOf(code),
    },
  };
}
