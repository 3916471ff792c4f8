import { forceStates } from './force-states';

afterEach(() => document.head.replaceChildren());

function sheetOf(css: string): CSSStyleSheet {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  if (!style.sheet) throw new Error('The style has no sheet.');
  return style.sheet;
}

test('adds a rule for elements with the state in data-state', () => {
  const sheet = sheetOf(
    '.a { color: red } .a:not(:disabled):hover { color: blue } .b { color: red }',
  );
  forceStates(sheet);
  expect([...sheet.cssRules].map(({ cssText }) => cssText)).toEqual([
    '.a {color: red;}',
    '.a:not(:disabled):hover {color: blue;}',
    ".a:not(:disabled)[data-state~='hover'] {color: blue;}",
    '.b {color: red;}',
  ]);
});
