import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Type, type Static } from 'typebox';
import { PropsSchema } from '@storefront/host/contracts/fragment-props';
import { parseDocument } from '@storefront/host/contracts/parse-registry';
import { APP_NAME_PATTERN, containerName, SHELL } from '@storefront/host/contracts/registry';
import { BuildError } from '../build-error';
import { versionPlaceholder } from '../version/name-version';

const NUMBER = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' });

const USED_FRAGMENT = Type.Object(
  {
    name: Type.String(),
    contract: Type.Optional(NUMBER),
    props: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { additionalProperties: false },
);

const ROUTE = Type.Object(
  {
    path: Type.String({ minLength: 1 }),
    access: Type.Optional(Type.Enum(['public', 'protected'])),
    layout: Type.Optional(Type.Enum(['main', 'auth'])),
    chunk: Type.Optional(Type.String({ minLength: 1 })),
    query: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    sitemap: Type.Optional(Type.Boolean()),
    fragments: Type.Optional(Type.Array(USED_FRAGMENT)),
  },
  { additionalProperties: false },
);

const FRAGMENT = Type.Object(
  {
    contract: Type.Optional(NUMBER),
    space: Type.Optional(Type.Object({ narrow: Type.Number(), wide: Type.Number() })),
    start: Type.Optional(Type.Enum(['load', 'idle', 'visible'])),
    personal: Type.Optional(Type.Boolean()),
    chunk: Type.Optional(Type.String({ minLength: 1 })),
    props: Type.Optional(PropsSchema),
  },
  { additionalProperties: false },
);

/** `remote.json`: what `remote.ts` and `package.json` say of a remote in this repository. */
const RemoteDeclaration = Type.Object(
  {
    name: Type.String({ pattern: APP_NAME_PATTERN }),
    /** The number of its versions, to which the hash of their content is added. */
    version: NUMBER,
    /** The host contract that it was built for: the version of `@storefront/host`. */
    hostContract: NUMBER,
    routes: Type.Record(Type.String(), ROUTE),
    fragments: Type.Optional(Type.Record(Type.String(), FRAGMENT)),
  },
  { additionalProperties: false },
);

export type RemoteDeclaration = Static<typeof RemoteDeclaration>;

/** The file that declares a remote. */
const DECLARATION = 'remote.json';

/**
 * Reads the declaration of the remote that was built into a folder. Throws `BuildError` if there is none, and
 * `RegistryError`, which says where it is wrong.
 */
export async function readDeclaration(folder: string): Promise<RemoteDeclaration> {
  const declaration = parseDocument(DECLARATION, RemoteDeclaration, await readText(folder));
  if (declaration.name !== SHELL) return declaration;
  throw new BuildError(
    `"${SHELL}" is the name of the shop's own frame: name the remote otherwise.`,
  );
}

async function readText(folder: string): Promise<string> {
  try {
    return await readFile(path.join(folder, DECLARATION), 'utf8');
  } catch (cause) {
    throw new BuildError(
      `${folder} has no ${DECLARATION}: put the remote's declaration there, beside browser/ and server/.`,
      { cause },
    );
  }
}

/** The name that a remote's build gives its container: the version's own name takes its place when that is known. */
export function unnamedContainer({
  name,
  version,
}: Pick<RemoteDeclaration, 'name' | 'version'>): string {
  return containerName(name, versionPlaceholder(version));
}
