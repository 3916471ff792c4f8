import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { describeApp } from './describe-registry';

function version(extras: Partial<RemoteVersion['extras']>): RemoteVersion {
  return {
    url: '',
    metadata: { version: '1.0.0-aaa' },
    deployment: { traffic: 100, default: true },
    extras: { routes: [], hostContract: '1.0.0', ...extras },
  };
}

function linesOf(one: RemoteVersion): string[] {
  return describeApp({ schema: '', microFrontends: { 'mf-x': [one] } }, 'mf-x')
    .split('\n')
    .map((line) => line.trim().replace(/ +/g, ' '));
}

test('a version is shown with its share, its weight of its budget, since when and why', () => {
  const weight = { scripts: 41.34, budget: 60 };
  const release = { since: '2026-01-02T03:04:05.000Z', why: 'deployed' };
  expect(linesOf(version({ weight, release }))).toEqual([
    'mf-x',
    '1.0.0-aaa live 100 % 41.3 of 60 kB since 2026-01-02 03:04:05 UTC deployed',
  ]);
});

test('a version of an earlier build has no weight', () => {
  expect(linesOf(version({}))).toEqual(['mf-x', '1.0.0-aaa live 100 %']);
});
