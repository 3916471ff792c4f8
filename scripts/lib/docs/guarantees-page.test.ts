import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';

/** A file in backquotes, and the titles after it. */
const SHOWN_BY = /`([^`]+\.(?:test|spec)\.ts)`((?:(?: and)? "[^"]+")*)/g;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const shownBy = [...read('docs/guarantees.md').matchAll(SHOWN_BY)].flatMap(
  ([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
);

test('the page of guarantees names tests', () => {
  expect(shownBy.length).toBeGreaterThan(25);
});

test.each(shownBy)('the test "$title" of the guarantees is in $file', ({ file, title }) => {
  expect(read(file)).toContain(title);
});
