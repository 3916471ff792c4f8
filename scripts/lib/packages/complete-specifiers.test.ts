import ts from 'typescript';
import { specifierTransformer } from './complete-specifiers';

/** What is printed of a module whose relative imports are completed. */
function completed(source: string): string {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.ESNext);
  const transformer = specifierTransformer<ts.SourceFile>((specifier) =>
    specifier.startsWith('.') ? `${specifier}.js` : specifier,
  );
  const [transformed] = ts.transform(file, [transformer]).transformed;
  return ts
    .createPrinter()
    .printFile(transformed ?? file)
    .trim();
}

test.each([
  ["import { a } from './a';", "import { a } from './a.js';"],
  ["import './a';", "import './a.js';"],
  ["import type { A } from '../a';", "import type { A } from '../a.js';"],
  ["export { a } from './a';", "export { a } from './a.js';"],
  ["export * as a from './a';", "export * as a from './a.js';"],
  ["const a = import('./a');", "const a = import('./a.js');"],
  ["type A = typeof import('./a');", "type A = typeof import('./a.js');"],
  [
    "type A = import('./a').A<import('./b').B>;",
    "type A = import('./a.js').A<import('./b.js').B>;",
  ],
  ["declare module './a' { }", "declare module './a.js' { }"],
  ["import { a } from 'library/a';", "import { a } from 'library/a';"],
])('%s', (source, expected) => {
  expect(completed(source)).toBe(expected);
});

test('other texts stay as they are', () => {
  const source = `type A = import('library').A<"./a">;\nconst a = require("./a") + "./a";`;
  expect(completed(source)).toBe(source);
});
