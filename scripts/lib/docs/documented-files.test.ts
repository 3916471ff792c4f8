import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';

/** Paths in backquotes that start at the root of the repository; a placeholder ends the part that is checked. */
const FILE = /`((?:api|demo-pictures|docs|e2e|mf-[a-z-]+|scripts|shared|shell|tools)\/[^`\s]*)`/g;

const DOCUMENTS = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.join('docs', file));

function filesNamedIn(document: string): string[] {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  return [...text.matchAll(FILE)].map(([, file = '']) => file.replace(/[<{*].*$/, ''));
}

test.each(['README.md', ...DOCUMENTS])('every file that %s names is there', (document) => {
  const missing = filesNamedIn(document).filter((file) => !existsSync(path.join(ROOT, file)));
  expect(missing).toEqual([]);
});

test('the map of the usual changes names files', () => {
  expect(filesNamedIn('docs/where-does-my-code-live.md').length).toBeGreaterThan(50);
});
