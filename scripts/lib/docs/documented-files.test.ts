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

test.each(['README.md', ...DOCUMENTS])('every file that %s names exists', (document) => {
  const missing = filesNamedIn(document).filter((file) => !existsSync(path.join(ROOT, file)));
  expect(missing).toEqual([]);
});

/** The target of a relative Markdown link, without its fragment. */
const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)/g;

test.each(['README.md', ...DOCUMENTS])('every relative link of %s leads to a file', (document) => {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const targets = [...text.matchAll(LINK)].map(([, target = '']) => target);
  const folder = path.join(ROOT, path.dirname(document));
  expect(targets.filter((target) => !existsSync(path.join(folder, target)))).toEqual([]);
});

/** Names of the code in backquotes: camelCase, PascalCase or CONSTANT_CASE, also called. */
const NAME = /`([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+(?:_[A-Z]+)+)(?:\(\))?`/g;

/** The text of all TypeScript files in the folders that documents name. */
function sourceText(): string {
  return readdirSync(ROOT)
    .filter((folder) => /^(api|e2e|mf-[a-z-]+|scripts|shared|shell|tools)$/.test(folder))
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
        .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8')),
    )
    .join('\n');
}

test('the map of the usual changes names files, and names that the code has', () => {
  const map = 'docs/where-does-my-code-live.md';
  expect(filesNamedIn(map).length).toBeGreaterThan(50);
  const names = [...readFileSync(path.join(ROOT, map), 'utf8').matchAll(NAME)].map(
    ([, name = '']) => name,
  );
  const source = sourceText();
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
});
