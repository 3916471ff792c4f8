import { lockedPackages } from './locked-packages';

/** Licences under which a package may be used here, whatever it is used for. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
]);

/** Packages under other licences, or that state theirs elsewhere, and why they may be used. */
const EXCEPTIONS: [name: RegExp, reason: string][] = [
  [/^axe-core$|^@axe-core\/|^lightningcss/, 'MPL: tests and builds use it unchanged'],
  [/^@img\/sharp-/, 'LGPL: libvips, a library of its own that the API loads unchanged'],
  [/^caniuse-lite$/, 'CC-BY: data about browsers, used by builds'],
  [/^parse-cache-control$/, 'MIT, in its README'],
  [/^(png-js|spawndamnit)$/, 'MIT, in its LICENSE'],
];

const installed = lockedPackages();

test('every package in package-lock.json has the hash of its content', () => {
  const withoutHash = installed
    // Builds for systems other than the one that the lock file was last made on.
    .filter(({ integrity, optional, os, cpu }) => !integrity && !(optional && (os ?? cpu)))
    .map(({ name }) => name);
  // Otherwise: `npm install NAME@VERSION`, from a registry that has the package.
  expect(withoutHash).toEqual([]);
});

test('every package in package-lock.json is under a licence that allows its use', () => {
  const refused = installed
    .filter(({ integrity }) => integrity !== undefined)
    .filter(({ name, license }) => !isAllowed(license) && !isException(name))
    .map(({ name, license }) => `${name}: ${license ?? 'no licence'}`);
  // Otherwise: use another package, or say in the lists above why this one may be used.
  expect(refused).toEqual([]);
});

test('every exception is in use', () => {
  const unused = EXCEPTIONS.filter(
    ([pattern]) => !installed.some(({ name }) => pattern.test(name)),
  );
  expect(unused).toEqual([]);
});

/**
 * With AND, all licences must be allowed; with OR, one of them; with both, somebody has to read the
 * expression.
 */
function isAllowed(license = ''): boolean {
  const terms = (separator: string) =>
    license
      .replace(/[()]/g, '')
      .split(separator)
      .map((term) => term.trim());
  if (license.includes(' OR ') && license.includes(' AND ')) return false;
  if (license.includes(' OR ')) return terms(' OR ').some((term) => ALLOWED.has(term));
  return terms(' AND ').every((term) => ALLOWED.has(term));
}

function isException(name: string): boolean {
  return EXCEPTIONS.some(([pattern]) => pattern.test(name));
}
