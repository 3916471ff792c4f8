/** @jest-environment node */
import { CacheProvider, css, keyframes } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { collectStyles, stylesInHtml } from './collected-styles';

const turn = keyframes`to { rotate: 1turn; }`;
const base = css`
  color: red;
`;
const addition = css`
  animation: ${turn} 1s;
`;

/** A component whose element combines the styles that it gets with its own. */
function Part(props: { className?: string }) {
  return <p {...props} css={base} />;
}

test('a page has the rules of the classes in its HTML, and no others', () => {
  const { cache, styles } = collectStyles();
  const html = renderToString(
    <CacheProvider value={cache}>
      <Part css={addition} />
    </CacheProvider>,
  );
  const used = stylesInHtml(styles(), html).map((style) => style.css);
  const [name = ''] = /css-[\w-]+/.exec(html) ?? [];
  expect(styles()).toHaveLength(3);
  expect(used).toHaveLength(2);
  expect(used.find((rules) => rules.startsWith(`.${name}{`))).toContain('color:red;');
  expect(used.some((rules) => rules.startsWith(`@keyframes ${turn.name}`))).toBe(true);
});
