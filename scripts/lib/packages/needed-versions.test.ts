import { withNeededVersions } from './needed-versions';

test('ranges of the published packages begin with their versions; exact versions and other packages stay', () => {
  const manifest = `{
    "peerDependencies": { "@storefront/host": "^1.9.0", "react": "^19.0.0" },
    "devDependencies": { "@storefront/ui": "1.9.0" }
  }`;
  const versions = { '@storefront/host': '1.10.0', '@storefront/ui': '1.9.1' };
  expect(withNeededVersions(manifest, versions)).toBe(manifest.replace('^1.9.0', '^1.10.0'));
});
