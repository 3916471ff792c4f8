import type { Static, TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import {
  RegistrySchema,
  RemoteVersionSchema,
  type Registry,
  type RemoteVersion,
} from './registry.schema';
import { isCanary } from './served-versions';

/** A registry or a descriptor that can't be used; the message says where it is wrong, and why. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/**
 * Parses a registry document. Throws `RegistryError` for anything that isn't one, and for an app with two
 * live versions, two canaries, or a version that is listed twice.
 */
export function parseRegistry(text: string): Registry {
  const registry = parseDocument('registry', RegistrySchema, text);
  for (const [name, versions] of Object.entries(registry.microFrontends)) {
    refuseSecond(
      name,
      'live version',
      versions.filter(({ deployment }) => deployment.default),
    );
    refuseSecond(name, 'canary', versions.filter(isCanary));
    for (const { metadata } of versions) {
      const same = versions.filter((other) => other.metadata.version === metadata.version);
      refuseSecond(name, `entry for ${metadata.version}`, same);
    }
  }
  return registry;
}

function refuseSecond(name: string, title: string, versions: RemoteVersion[]): void {
  if (versions.length < 2) return;
  const found = versions.map(({ metadata }) => metadata.version).join(' and ');
  throw new RegistryError(
    `The registry can't be used: microFrontends.${name} has more than one ${title}: ${found}.`,
  );
}

/**
 * Parses a version's descriptor. Throws `RegistryError` for anything that isn't one, and for a protected page
 * with the layout `auth`, which is that of the sign-in pages.
 */
export function parseDescriptor(text: string): RemoteVersion {
  const descriptor = parseDocument('descriptor', RemoteVersionSchema, text);
  descriptor.extras.routes.forEach(({ id, access, layout }, index) => {
    if (access !== 'protected' || layout !== 'auth') return;
    throw new RegistryError(
      `The descriptor can't be used: extras.routes[${index}] ("${id}") is protected and has the layout "auth", which is for public pages. Use the layout "main", or make it public.`,
    );
  });
  return descriptor;
}

/** Parses a JSON document by its schema. Throws `RegistryError`, which says where it is wrong. */
export function parseDocument<Schema extends TSchema>(
  name: string,
  schema: Schema,
  text: string,
): Static<Schema> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (cause) {
    throw new RegistryError(`The ${name} is not valid JSON.`, { cause });
  }
  const mismatch = findMismatch(schema, document);
  if (mismatch !== undefined) throw new RegistryError(`The ${name} can't be used: ${mismatch}.`);
  return document as Static<Schema>;
}

/** What of a value doesn't fit a schema first, such as `routes[0].path must be string`; undefined if all of it fits. */
export function findMismatch(schema: TSchema, value: unknown): string | undefined {
  const [error] = Errors(schema, value);
  return error && `${readablePath(error.instancePath) || 'it'} ${expectation(error)}`;
}

/** A JSON pointer in the notation of code: `/routes/0/path` is `routes[0].path`. */
function readablePath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

interface SchemaError {
  keyword: string;
  message: string;
  params: object;
}

function expectation({ keyword, message, params }: SchemaError): string {
  if (keyword === 'boolean') return 'is unknown';
  const allowed = 'allowedValues' in params ? `: ${JSON.stringify(params.allowedValues)}` : '';
  return message + allowed;
}
