import type { Access, Layout } from './remote';

/** Version of the host contract that this code base's shell offers and its remotes are built for. */
export const HOST_CONTRACT = '1.1.0';

/** Global function through which a build's runtime passes every script element it makes. */
export const SCRIPT_GUARD = '__storefrontGuardScript';

/** The registry's name for the shell itself. */
export const SHELL = 'shell';

/** SHA-256 of each script of a version, by file name relative to the version's folder. */
export type IntegrityMap = Record<string, string>;

/** One path pattern in the registry. */
export interface RegistryRoute {
  id: string;
  path: string;
  access: Access;
  layout: Layout;
}

/** One published version of a remote. */
export interface RemoteVersion {
  /** Browser entry; absolute, or relative to the page server's origin. */
  url: string;
  fallbackUrl?: string;
  metadata: {
    version: string;
    /** Absent for a version that is served from source; published versions always carry it. */
    integrity?: IntegrityMap;
  };
  deployment: {
    /** Share of the visitors in percent; 0 for a version that is no longer served. */
    traffic: number;
    /** True for the live version: that of everybody who isn't drawn for a canary. */
    default: boolean;
  };
  extras: {
    routes: RegistryRoute[];
    /** Server entry, read by the page server; absent for a version that renders in the browser alone. */
    serverUrl?: string;
    serverIntegrity?: string;
    hostContract: string;
    /** Since when it has its share, and why; `withdrawn`: it was taken back and never stands in. */
    release?: { since: string; why: string; withdrawn?: boolean };
  };
}

/** The registry document, in the public frontend-discovery shape; versions newest first. */
export interface Registry {
  schema: string;
  microFrontends: Record<string, RemoteVersion[]>;
}

/**
 * The name under which a version's code lives in the browser and on the server: an identifier, and
 * another one for each version, so that two versions never share a global or a chunk.
 */
export function containerName(name: string, version: string): string {
  return `${name}@${version}`.replace(/\W/g, '_');
}

/** `schema` of the registry document. */
export const REGISTRY_SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** A registry document that can't be used; the message says what is wrong with it. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/** Parses a registry document. Throws `RegistryError` for anything that isn't one. */
export function parseRegistry(text: string): Registry {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (cause) {
    throw new RegistryError('The registry is not valid JSON.', { cause });
  }
  if (!isRegistry(document)) {
    throw new RegistryError(
      'The registry needs "microFrontends": {name: [version, …]}, each version with url, metadata.version, deployment.traffic, deployment.default and extras.routes.',
    );
  }
  return document;
}

function isRegistry(value: unknown): value is Registry {
  if (!isRecord(value) || !isRecord(value.microFrontends)) return false;
  return Object.values(value.microFrontends).every(
    (versions) => Array.isArray(versions) && versions.every(isVersion),
  );
}

function isVersion(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.url === 'string' &&
    isRecord(value.metadata) &&
    typeof value.metadata.version === 'string' &&
    isRecord(value.deployment) &&
    typeof value.deployment.traffic === 'number' &&
    typeof value.deployment.default === 'boolean' &&
    isRecord(value.extras) &&
    Array.isArray(value.extras.routes) &&
    value.extras.routes.every(
      (route) => isRecord(route) && typeof route.id === 'string' && typeof route.path === 'string',
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
