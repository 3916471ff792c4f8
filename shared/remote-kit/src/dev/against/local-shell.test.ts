import { pageDataIn } from '../../shop/page-data';
import { LocalShell } from './local-shell';

const SHELL = {
  version: '1.0.0-ab',
  url: '/apps/shell/1.0.0-ab/browser/shell.1.js',
  libraries: '/apps/shell/libraries-1/browser/libraries.js',
  integrity: { 'shell.1.js': 'sha256-x' },
};

function page(shell: object): string {
  return `<script defer src="/apps/shell/1.0.0-ab/browser/early-taps.js" integrity="sha256-y"></script>
<script id="page-data" type="application/json">${JSON.stringify({ shell, apiUrl: 'a' })}</script>
<script defer src="${SHELL.libraries}" integrity="sha256-z" crossorigin="anonymous"></script>
<script defer src="${SHELL.url}" integrity="sha256-x" crossorigin="anonymous"></script>`;
}

const local = new LocalShell({ version: '1.0.0-ab', scripts: { 'shell.js': 'start()' } });

test('a page gets the script of the local shell, which contains its libraries', () => {
  const changed = local.putInto(page(SHELL));
  const url = '/apps/shell/1.0.0-ab-development/browser/shell.js';
  expect(changed.match(/<script defer.*?<\/script>/g)).toEqual([
    '<script defer src="/apps/shell/1.0.0-ab/browser/early-taps.js" integrity="sha256-y"></script>',
    `<script defer src="${url}"></script>`,
  ]);
  expect(JSON.parse(pageDataIn(changed) ?? '')).toEqual({
    apiUrl: 'a',
    shell: { version: '1.0.0-ab', url },
  });
});

test('a page with another version of the shell keeps that', () => {
  const other = page({ ...SHELL, version: '1.0.0-cd' });
  expect(local.putInto(other)).toBe(other);
});
