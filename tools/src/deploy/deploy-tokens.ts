import { createHash, timingSafeEqual } from 'node:crypto';
import { APP_NAME_PATTERN } from '@storefront/host/contracts/registry';
import { Type } from 'typebox';
import { ConfigError, listEntries, type Settings } from '../settings';

/** Who releases, and which apps they may release. */
export interface Releaser {
  name: string;
  /** `*` for all, also for those that are yet to come. */
  apps: readonly string[] | '*';
}

/** A team of `DEPLOY_TOKENS`, with the hash of its token. */
export interface DeployTeam extends Releaser {
  tokenHash: Buffer;
}

/** The setting of the commands that release, and of the release console. */
export const deployTokenSettings = {
  DEPLOY_TOKENS: {
    schema: Type.Optional(Type.String()),
    description:
      'who may release what: `team:token:app+app`, separated by commas; `*` for all apps',
    secret: true,
  },
} satisfies Settings;

const MIN_LENGTH = 16;

const TEAM_NAME = /^[\w-]+$/;

const APP_NAME = new RegExp(APP_NAME_PATTERN);

/**
 * The teams of `DEPLOY_TOKENS`: entries `team:token:apps`, separated by commas, the apps by `+`, or `*` for all.
 * Throws a `ConfigError` that says what is wrong, without any token.
 */
export function parseDeployTokens(text: string): DeployTeam[] {
  const teams = listEntries(text).map(parseTeam);
  for (const { name, tokenHash } of teams) {
    if (teams.filter((other) => other.name === name).length > 1) {
      throw new ConfigError(`DEPLOY_TOKENS names the team ${name} twice. Give it one token.`);
    }
    if (teams.filter((other) => other.tokenHash.equals(tokenHash)).length > 1) {
      throw new ConfigError(`DEPLOY_TOKENS gives ${name} the token of another team.`);
    }
  }
  return teams;
}

/** The team of a token; undefined if it is nobody's. */
export function findTeam(teams: readonly DeployTeam[], token: string): DeployTeam | undefined {
  const hash = hashOf(token);
  return teams.find(({ tokenHash }) => timingSafeEqual(tokenHash, hash));
}

/** Whether somebody may release an app. */
export function mayRelease({ apps }: Releaser, app: string): boolean {
  return apps === '*' || apps.includes(app);
}

function parseTeam(entry: string, index: number): DeployTeam {
  const [name = '', token = '', list = '', ...rest] = entry.split(':');
  if (!TEAM_NAME.test(name) || list === '' || rest.length > 0) {
    throw new ConfigError(
      `Entry ${index + 1} of DEPLOY_TOKENS must be team:token:apps, such as catalogue:<token>:mf-catalog.`,
    );
  }
  if (token.length < MIN_LENGTH) {
    throw new ConfigError(
      `The token of ${name} in DEPLOY_TOKENS must have at least ${MIN_LENGTH} characters: openssl rand -hex 24.`,
    );
  }
  return { name, apps: list === '*' ? '*' : parseApps(name, list), tokenHash: hashOf(token) };
}

function parseApps(team: string, list: string): string[] {
  const apps = list.split('+');
  if (apps.every((app) => APP_NAME.test(app))) return apps;
  // Without the text that was found there: it may be the token.
  throw new ConfigError(
    `The apps of ${team} in DEPLOY_TOKENS must be names such as mf-catalog, separated by +, or * for all.`,
  );
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
