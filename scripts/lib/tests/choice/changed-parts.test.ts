import { readdirSync } from 'node:fs';
import path from 'node:path';
import { APPS, ROOT } from '../../apps';
import { changedParts } from './changed-parts';
import { SPEC_SUBJECTS } from './spec-subjects';

const BUILT = {
  shell: ['shell/src/client.ts', 'shared/ui/src/actions/button.tsx'],
  'mf-content': ['mf-content/src/remote.ts'],
};

test('an app has changed when its build has read a file that has', () => {
  expect([...changedParts(['shared/ui/src/actions/button.tsx'], BUILT)]).toEqual(['shell']);
  expect([...changedParts(['mf-content/README.md', 'docs/testing.md'], BUILT)]).toEqual([]);
});

test('an app of which nothing is known counts as changed', () => {
  expect([...changedParts([], { ...BUILT, 'mf-payment': undefined })]).toEqual(['mf-payment']);
});

test('a file of the API belongs to its module, or to the API as a whole', () => {
  expect([...changedParts(['api/src/modules/orders/orders.routes.ts'], {})]).toEqual([
    'api/orders',
  ]);
  expect([...changedParts(['api/src/db/migrate.ts'], {})]).toEqual(['api']);
  expect([...changedParts(['shared/host/src/contracts/api/order.ts'], {})]).toEqual(['api']);
});

test('a file of the shell belongs to its folder, and one of the packages that build an app to the build', () => {
  expect([...changedParts(['shell/src/server/pages/page.ts'], {})]).toEqual(['shell/server']);
  expect([...changedParts(['shared/remote-kit/src/build/build-app.ts'], {})]).toEqual(['build']);
});

test('unit tests change nothing that a browser shows', () => {
  expect([...changedParts(['api/src/app.test.ts', 'tools/src/a.test.ts'], BUILT)]).toEqual([]);
});

test('what specs are about exists', () => {
  const modules = readdirSync(path.join(ROOT, 'api/src/modules')).map((name) => `api/${name}`);
  const folders = readdirSync(path.join(ROOT, 'shell/src')).map((name) => `shell/${name}`);
  const parts = new Set(Object.values(SPEC_SUBJECTS).flat());
  const known = [...APPS, ...modules, ...folders, 'api', 'build', 'tools'];
  expect(known).toEqual(expect.arrayContaining([...parts]));
});
