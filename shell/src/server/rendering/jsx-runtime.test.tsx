/** @jest-environment node */
import { CacheProvider, css, jsx as emotionJsx, keyframes } from '@emotion/react';
import { Fragment, useId, type ElementType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { collectStyles, styleTags } from './collected-styles';
import { jsx, jsxs } from './jsx-runtime';

type Props = Record<string, unknown>;
type CreateElement = (type: ElementType, props: Props) => ReactElement;

const turn = keyframes`to { rotate: 1turn; }`;
const plain = css`
  color: red;
`;
const turning = css`
  animation: ${turn} 1s;
`;

/** A component that takes a class, gives its element styles of its own, and has an id. */
function styledBy(create: CreateElement) {
  return function Part(props: Props) {
    return create('p', { id: useId(), css: turning, ...props });
  };
}

const cases: Record<string, (create: CreateElement) => ReactElement> = {
  'one constant': (create) => create('p', { css: plain, title: 'a' }),
  'several constants': (create) => create('p', { css: [plain, false, turning] }),
  'none of them': (create) => create('p', { css: [false, undefined] }),
  'nothing at all': (create) => create('p', { css: false }),
  'an object': (create) => create('p', { css: { color: 'blue' } }),
  'an object in a list': (create) => create('p', { css: [plain, [{ color: 'blue' }]] }),
  'a class of its own': (create) => create('p', { className: 'large', css: plain }),
  'a class that is null': (create) => create('p', { className: null, css: plain }),
  'a component that adds styles': (create) => create(styledBy(create), { css: plain }),
  'the same component without': (create) => create(styledBy(create), { className: 'large' }),
  'no styles': (create) => create('p', { children: 'text' }),
};

function htmlOf(element: ReactElement): string {
  const { cache, styles } = collectStyles();
  const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>);
  return styleTags(styles()) + html;
}

/** Renders twice: what the first render caches must not change the second one. */
function htmlByOwn(build: (create: CreateElement) => ReactElement): string[] {
  const element = build((type, props) => jsx(type, props));
  return [htmlOf(element), htmlOf(element)];
}

test.each(Object.entries(cases))('an element with %s is rendered as by Emotion', (_, build) => {
  const byEmotion = htmlOf(build((type, props) => emotionJsx(type, props)));
  expect(htmlByOwn(build)).toEqual([byEmotion, byEmotion]);
});

test('the children of a styled element keep their keys and their order', () => {
  const items = ['a', 'b'].map((name) => jsx('li', { css: plain, children: name }, name));
  expect(items.map(({ key }) => key)).toEqual(['a', 'b']);
  const list = jsxs('ul', { css: turning, children: items });
  expect(htmlOf(<Fragment>{list}</Fragment>)).toMatch(
    /<ul class="[^"]+"><li[^>]*>a<\/li><li[^>]*>b<\/li><\/ul>$/,
  );
});
