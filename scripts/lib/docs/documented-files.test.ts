import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';

/** Paths in backquotes that start at the root of the repository; a placeholder ends the part that is checked. */
const FILE = /`((?:api|demo-pictures|docs|e2e|mf-[a-z-]+|scripts|shared|shell|tools)\/[^`\s]*)`/g;

test.each(['README.md', 'docs/where-does-my-code-live.md', 'docs/testing.md'])(
  'every file that %s names is there',
  (document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8');
    const files = [...text.matchAll(FILE)].map(([, file = '']) => file.replace(/[<{*].*$/, ''));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  },
);
