import { remoteVersion } from '../../remotes/testing/remote-version';
import { proofFileType } from './proof-files';

/** Whether a file is served while a version names this report. */
function isServed(proof: string, file: string): boolean {
  const release = { since: '', why: 'deployed', proof };
  const microFrontends = { 'mf-x': [remoteVersion({ release })] };
  return proofFileType({ schema: '', microFrontends }, file) !== undefined;
}

test('a listed report is served, with the pictures in its folder', () => {
  expect(isServed('mf-x/1/proof/2/report.html', 'mf-x/1/proof/2/report.html')).toBe(true);
  expect(isServed('mf-x/1/proof/2/report.html', 'mf-x/1/proof/2/1-390-live.jpg')).toBe(true);
});

test.each([
  ['mf-x/1/proof/2/report.html', 'mf-x/1/proof/2/../2/report.html'],
  ['mf-x/1/proof/2/report.html', 'mf-x/1/proof/3/1-390-live.jpg'],
  ['mf-x/1/proof/2/report.html', 'mf-x/1/proof/2/deeper/1-390-live.jpg'],
  ['../../etc/report.html', '../../etc/report.html'],
  ['/etc/report.html', '/etc/report.html'],
  ['preview-key', 'preview-key'],
  ['report.html', 'a.jpg'],
])('while a version names %s, %s is not served', (proof, file) => {
  expect(isServed(proof, file)).toBe(false);
});
