import ts from 'typescript';
import { minifyCss, minifyStyles } from './minify-styles';

/** The line that a line of TypeScript is compiled to. */
function compile(code: string): string {
  const { outputText } = ts.transpileModule(`export const styles = ${code};`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    transformers: { before: [minifyStyles()] },
  });
  return outputText.trim();
}

test('takes comments and white space out of styles', () => {
  const code = 'css`\n  color: red;\n\n  /* The current one. */\n  & > a, b {\n    top: 0;\n  }\n`';
  expect(compile(code)).toBe('export const styles = css `color:red;& > a,b{top:0}`;');
});

test('keeps what separates values, and the values themselves', () => {
  const code =
    'css`\n  ${wide} {\n    padding: ${space(1)} ${space(2)};\n    inset: calc(${a} + 1px)\n      auto;\n  }\n`';
  expect(compile(code)).toBe(
    'export const styles = css `${wide}{padding:${space(1)} ${space(2)};inset:calc(${a} + 1px) auto}`;',
  );
});

test('reaches a template within another one, and leaves other templates alone', () => {
  const code = '[`a  { b }`, css`${open && css`\n  top: 0;\n`}`]';
  expect(compile(code)).toBe('export const styles = [`a  { b }`, css `${open && css `top:0;`}`];');
});

test.each([
  ["content: ' ; /* a */ ';", "content:' ; /* a */ ';"],
  ['a:hover b { grid-template-areas: "a  b" }', 'a:hover b{grid-template-areas:"a  b"}'],
  ['@media (min-width: 768px) and (hover: hover) {', '@media (min-width:768px) and (hover:hover){'],
])('%s', (css, minified) => {
  expect(minifyCss(css)).toBe(minified);
});
