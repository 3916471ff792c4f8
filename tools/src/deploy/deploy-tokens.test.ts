import { ConfigError } from '../settings';
import { findTeam, mayRelease, parseDeployTokens } from './deploy-tokens';

const CATALOGUE = 'catalogue-token-0123';
const PLATFORM = 'platform-token-01234';

test('a team is found by its token, and may release its own apps', () => {
  const teams = parseDeployTokens(
    `catalogue:${CATALOGUE}:mf-catalog+mf-content, platform:${PLATFORM}:*`,
  );
  const catalogue = findTeam(teams, CATALOGUE);
  const platform = findTeam(teams, PLATFORM);
  if (!catalogue || !platform) throw new Error('A team is missing.');
  expect([catalogue.name, platform.name]).toEqual(['catalogue', 'platform']);
  expect(mayRelease(catalogue, 'mf-content')).toBe(true);
  expect(mayRelease(catalogue, 'mf-payment')).toBe(false);
  expect(mayRelease(platform, 'mf-payment')).toBe(true);
});

test('nobody has an unknown, an empty or a shortened token', () => {
  const teams = parseDeployTokens(`catalogue:${CATALOGUE}:mf-catalog`);
  for (const token of ['', 'unknown-token-012345', CATALOGUE.slice(0, -1)]) {
    expect(findTeam(teams, token)).toBeUndefined();
  }
  expect(parseDeployTokens('')).toEqual([]);
});

test.each([
  ['catalogue', 'Entry 1 of DEPLOY_TOKENS must be team:token:apps'],
  [`catalogue:${CATALOGUE}:`, 'Entry 1 of DEPLOY_TOKENS must be team:token:apps'],
  ['catalogue:short:mf-catalog', 'The token of catalogue in DEPLOY_TOKENS must have at least 16'],
  [
    `catalogue:${CATALOGUE}:mf-catalog+`,
    'The apps of catalogue in DEPLOY_TOKENS must be names such as',
  ],
  [`catalogue:${CATALOGUE}:MF`, 'The apps of catalogue in DEPLOY_TOKENS must be names such as'],
  [`one:${CATALOGUE}:*,one:${PLATFORM}:*`, 'names the team one twice'],
  [`one:${CATALOGUE}:*,two:${CATALOGUE}:*`, 'gives one the token of another team'],
])('refuses %s', (text, message) => {
  const parse = () => parseDeployTokens(text);
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(message);
  expect(parse).not.toThrow(CATALOGUE);
});
