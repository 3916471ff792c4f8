import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { APP_NAME_PATTERN, type RemoteVersion } from '@storefront/host/contracts/registry';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { ConfigError, type Settings } from '../settings';

/** Who releases, and which apps they may release. */
export interface Releaser {
  name: string;
  /** `*` for all, also for those that are yet to come. */
  apps: readonly string[] | '*';
}

const TeamSchema = Type.Object(
  {
    name: Type.String({ pattern: '^[\\w-]+$' }),
    tokenHash: Type.String({ pattern: '^sha256-[A-Za-z0-9+/]{43}=$' }),
    apps: Type.Union([
      Type.Literal('*'),
      Type.Array(Type.String({ pattern: APP_NAME_PATTERN }), { minItems: 1 }),
    ]),
    paths: Type.Optional(Type.Array(Type.String({ pattern: '^/' }))),
    fragments: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    budget: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  },
  { additionalProperties: false },
);

const OwnersSchema = Type.Object(
  { teams: Type.Array(TeamSchema) },
  { additionalProperties: false },
);

/** A team: its apps, and what their versions may claim. */
export type Team = Readonly<Static<typeof TeamSchema>>;

/** The platform's file that says who owns what; without teams, everybody may release everything. */
export interface Owners {
  teams: readonly Team[];
}

/** The setting of the commands that release, and of the release console. */
export const ownersSettings = {
  DEPLOY_OWNERS: {
    schema: Type.Optional(Type.String()),
    fallback: 'none: whoever can write there may release everything',
    description: 'file that says which team may release which apps, with which paths and fragments',
  },
} satisfies Settings;

const parser = Compile(OwnersSchema);

/** Reads the file of the setting `DEPLOY_OWNERS`; nobody without one. Throws as {@link parseOwners} does. */
export function readOwners(file: string | undefined): Owners {
  if (file === undefined) return { teams: [] };
  try {
    return parseOwners(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`DEPLOY_OWNERS is ${file}. ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Parses the text of such a file. Throws a `ConfigError` that says what is wrong where. */
export function parseOwners(text: string): Owners {
  const owners: unknown = JSON.parse(text);
  if (!parser.Check(owners)) {
    const [problem] = parser.Errors(owners);
    const place = problem?.instancePath || 'The file';
    throw new ConfigError(
      `${place} ${problem?.message ?? 'is invalid'}; see docs/contracts/owners.md.`,
    );
  }
  for (const { name, tokenHash } of owners.teams) {
    if (owners.teams.filter((other) => other.name === name).length > 1) {
      throw new ConfigError(`It names the team ${name} twice. Give it one token.`);
    }
    if (owners.teams.filter((other) => other.tokenHash === tokenHash).length > 1) {
      throw new ConfigError(`It gives ${name} the token of another team.`);
    }
  }
  return owners;
}

/** How the file has a token: it can be read without being able to release anything. */
export function hashOfToken(token: string): string {
  return `sha256-${createHash('sha256').update(token).digest('base64')}`;
}

/** The team of a token; undefined if it is nobody's. */
export function findTeam({ teams }: Owners, token: string): Team | undefined {
  const hash = Buffer.from(hashOfToken(token));
  return teams.find(({ tokenHash }) => timingSafeEqual(Buffer.from(tokenHash), hash));
}

/** Whether somebody may release an app. */
export function mayRelease({ apps }: Releaser, app: string): boolean {
  return apps === '*' || apps.includes(app);
}

/** The size limit of an app's scripts that the file sets, in kilobytes. */
export function budgetOf({ teams }: Owners, app: string): number | undefined {
  return teamOf(teams, app)?.budget;
}

/**
 * What a version claims of other teams, in sentences: a path or a fragment that the file gives to one of them, or that
 * isn't among those of its own team, where the file lists these.
 */
export function checkOwners({ teams }: Owners, app: string, { extras }: RemoteVersion): string[] {
  const own = teamOf(teams, app);
  const others = teams.filter((team) => team !== own);
  const problemOf = (what: string, name: string, list: 'paths' | 'fragments'): string[] => {
    const allowed = own?.[list];
    if (allowed?.some((pattern) => covers(pattern, name))) return [];
    const owner = others.find((team) => team[list]?.some((pattern) => covers(pattern, name)));
    if (owner) return [`${what}, which belongs to the team ${owner.name}`];
    if (!own || !allowed) return [];
    return [`${what}, which is none of the ${list} of the team ${own.name}: ${allowed.join(', ')}`];
  };
  return [
    ...extras.routes.flatMap(({ id, path }) =>
      problemOf(`its page "${id}" claims ${path}`, path, 'paths'),
    ),
    ...(extras.fragments ?? []).flatMap(({ name }) =>
      problemOf(`it provides the fragment "${name}"`, name, 'fragments'),
    ),
  ];
}

function teamOf(teams: readonly Team[], app: string): Team | undefined {
  return teams.find(({ apps }) => apps !== '*' && apps.includes(app));
}

/** Whether a pattern names a path or a fragment: as it is, or with `*` at its end all that begin like it. */
function covers(pattern: string, name: string): boolean {
  const [wanted, found] = [comparable(pattern), comparable(name)];
  if (!wanted.endsWith('*')) return wanted === found;
  const start = wanted.slice(0, -1);
  return found.startsWith(start) || `${found}/` === start;
}

/** Without case and the names of parameters: paths that differ in nothing else are the same. */
function comparable(name: string): string {
  return name.toLowerCase().replaceAll(/:\w+/g, ':');
}
