import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOfToken } from '@storefront/tools/deploy';
import { StepFailedError } from '../processes';
import { releasingTeam } from './releasing-team';

const TOKEN = 'catalogue-token-0123';
const TEAM = { name: 'catalogue', tokenHash: hashOfToken(TOKEN), apps: ['mf-catalog'] };

let folder: string;
let DEPLOY_OWNERS: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'owners-'));
  DEPLOY_OWNERS = path.join(folder, 'owners.json');
  writeFileSync(DEPLOY_OWNERS, JSON.stringify({ teams: [TEAM] }));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('without teams, everybody may release', () => {
  expect(releasingTeam('mf-catalog', {})).toBeUndefined();
});

test('a team releases its own app', () => {
  expect(releasingTeam('mf-catalog', { DEPLOY_OWNERS, DEPLOY_TOKEN: TOKEN })).toBe('catalogue');
});

test.each([
  ['another team’s app', 'mf-payment', TOKEN, 'catalogue may not release mf-payment.'],
  ['a missing token', 'mf-catalog', '', 'Releasing mf-catalog needs a token. Set DEPLOY_TOKEN'],
  ['an unknown token', 'mf-catalog', 'unknown-token-01234', 'no team has this DEPLOY_TOKEN'],
])('refuses %s', (_, app, token, message) => {
  const release = () => releasingTeam(app, { DEPLOY_OWNERS, DEPLOY_TOKEN: token });
  expect(release).toThrow(StepFailedError);
  expect(release).toThrow(message);
});

test('names a file that can’t be used', () => {
  writeFileSync(DEPLOY_OWNERS, 'catalogue');
  const release = () => releasingTeam('mf-catalog', { DEPLOY_OWNERS });
  expect(release).toThrow(StepFailedError);
  expect(release).toThrow(DEPLOY_OWNERS);
});
