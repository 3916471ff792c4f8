import { createSourceLines, withSource } from './source-lines';

/** Line 3 of the script, from its first column on, is line 6 of the source; line 4 is a library's first. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack:///mf-x/src/page.tsx', 'webpack:///node_modules/lib/index.js'],
  names: [],
  mappings: ';;AAKA;ACLA',
});

function linesOf(files: Record<string, string>) {
  const read = jest.fn((file: string) =>
    Promise.resolve(file in files ? Buffer.from(files[file] ?? '') : undefined),
  );
  return { read, ...createSourceLines({ read }) };
}

const published = () =>
  linesOf({ 'mf-x/1.0/maps/server/a.js.map': MAP, 'mf-x/1.0/maps/browser/a.js.map': MAP });

test.each([
  ['the server', 'at Page (mf-x/1.0/server/a.js:3:9)'],
  ['a browser', 'at Page (https://shop.example/apps/mf-x/1.0/browser/a.js:3:9)'],
])('names the source line of a position on %s', async (_, frame) => {
  expect(await published().inText(`Error: Broken\n  ${frame}`)).toBe(
    'Error: Broken\n  at Page (mf-x/src/page.tsx:6)',
  );
});

test.each([
  ['a version without maps', 'at a (mf-x/2.0/server/a.js:3:9)'],
  ['a line that no source has', 'at a (mf-x/1.0/server/a.js:1:1)'],
  ['a path outside of a version', 'at a (mf-x/../server/a.js:3:9)'],
  ['another text', 'It took 3:9 s.'],
])('leaves %s as it is', async (_, text) => {
  expect(await published().inText(text)).toBe(text);
});

test('a map that can’t be parsed changes nothing', async () => {
  const { inText } = linesOf({ 'mf-x/1.0/maps/server/a.js.map': '{' });
  expect(await inText('at a (mf-x/1.0/server/a.js:3:9)')).toBe('at a (mf-x/1.0/server/a.js:3:9)');
});

test('a summary has the message, and the first line of the shop’s own sources', async () => {
  const { summary } = published();
  const stack = [
    'TypeError: Broken',
    '  at useIt (mf-x/1.0/server/a.js:4:1)',
    '  at Page (mf-x/1.0/server/a.js:3:1)',
  ].join('\n');
  expect(withSource(await summary(stack))).toBe('TypeError: Broken (mf-x/src/page.tsx:6)');
  expect(withSource(await summary('It did not respond.'))).toBe('It did not respond.');
});

test('a map is read once, and no more than ten positions of a text are named', async () => {
  const { read, inText } = published();
  const text = 'mf-x/1.0/server/a.js:3:1 '.repeat(12);
  expect((await inText(text)).match(/page\.tsx:6/g)).toHaveLength(10);
  await inText(text);
  expect(read).toHaveBeenCalledTimes(1);
});
