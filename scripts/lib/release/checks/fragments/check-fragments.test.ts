import type { Registry } from '@storefront/host/contracts/registry';
import { checkFragments } from './check-fragments';
import { remoteVersion } from '../../../../../shell/src/remotes/testing/remote-version';

interface Fragments {
  provides?: Record<string, string>;
  shows?: Record<string, string>;
  frame?: Record<string, string>;
}

function used(contracts: Record<string, string>) {
  return Object.entries(contracts).map(([name, contract]) => ({ name, contract }));
}

function version({ provides = {}, shows = {}, frame = {} }: Fragments, traffic = 100) {
  return remoteVersion({
    version: '1',
    traffic,
    hostContract: '1.6.0',
    routes: [{ id: 'a', path: '/', access: 'public', layout: 'main', fragments: used(shows) }],
    fragments: used(provides).map((one) => ({
      ...one,
      space: { narrow: 0, wide: 0 },
      start: 'visible' as const,
    })),
    frame: used(frame),
  });
}

function registry(microFrontends: Registry['microFrontends']): Registry {
  return { schema: '', microFrontends };
}

const NAME = 'catalog.recommendations';

test('a fragment’s name belongs to the remote that provides it', () => {
  const live = registry({ 'mf-catalog': [version({ provides: { [NAME]: '1.0.0' } })] });
  const claim = version({ provides: { [NAME]: '1.0.0' } });
  expect(checkFragments(live, 'mf-content', claim)).toEqual([
    `it provides the fragment "${NAME}", which belongs to mf-catalog`,
  ]);
  expect(checkFragments(live, 'mf-catalog', claim)).toEqual([]);
});

test('a name that only an earlier version provided is free again', () => {
  const live = registry({ 'mf-catalog': [version({ provides: { [NAME]: '1.0.0' } }, 0)] });
  expect(checkFragments(live, 'mf-content', version({ provides: { [NAME]: '1.0.0' } }))).toEqual(
    [],
  );
});

test('a contract that does not fit a live page or frame is refused', () => {
  const live = registry({
    'mf-cart-checkout': [version({ shows: { [NAME]: '1.1.0' } })],
    shell: [version({ frame: { 'catalog.search': '2.0.0' } })],
  });
  const provided = version({ provides: { [NAME]: '1.0.0', 'catalog.search': '3.0.0' } });
  expect(checkFragments(live, 'mf-catalog', provided)).toEqual([
    `it provides "${NAME}" by contract 1.0.0, but mf-cart-checkout 1 shows it by 1.1.0`,
    'it provides "catalog.search" by contract 3.0.0, but shell 1 shows it by 2.0.0',
  ]);
  expect(checkFragments(live, 'mf-catalog', version({ provides: { [NAME]: '1.2.0' } }))).toEqual(
    [],
  );
});

test('a page that needs props which nobody provides yet is refused; a fragment that nobody provides is not', () => {
  const live = registry({ 'mf-catalog': [version({ provides: { [NAME]: '1.0.0' } })] });
  const page = version({ shows: { [NAME]: '1.1.0', 'orders.latest': '1.0.0' } });
  expect(checkFragments(live, 'mf-content', page)).toEqual([
    `it shows "${NAME}" by contract 1.1.0, but mf-catalog 1 provides it by 1.0.0: deploy mf-catalog first`,
  ]);
});
