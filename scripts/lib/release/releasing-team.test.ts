import { StepFailedError } from '../processes';
import { releasingTeam } from './releasing-team';

const TOKEN = 'catalogue-token-0123';
const TEAMS = { DEPLOY_TOKENS: `catalogue:${TOKEN}:mf-catalog` };

test('without teams, everybody may release', () => {
  expect(releasingTeam('mf-catalog', {})).toBeUndefined();
});

test('a team releases its own app', () => {
  expect(releasingTeam('mf-catalog', { ...TEAMS, DEPLOY_TOKEN: TOKEN })).toBe('catalogue');
});

test.each([
  ['another team’s app', 'mf-payment', TOKEN, 'catalogue may not release mf-payment.'],
  ['a missing token', 'mf-catalog', '', 'Releasing mf-catalog needs a token. Set DEPLOY_TOKEN'],
  ['an unknown token', 'mf-catalog', 'unknown-token-01234', 'no team has this DEPLOY_TOKEN'],
])('refuses %s', (_, app, token, message) => {
  const release = () => releasingTeam(app, { ...TEAMS, DEPLOY_TOKEN: token });
  expect(release).toThrow(StepFailedError);
  expect(release).toThrow(message);
});

test('names a setting that can’t be used', () => {
  const release = () => releasingTeam('mf-catalog', { DEPLOY_TOKENS: 'catalogue' });
  expect(release).toThrow(StepFailedError);
});
