import { areMeasuredSpans } from './measured-span';

const SPAN = {
  id: '00f067aa0ba902b7',
  parentId: '53995c3f42cd8ad8',
  name: 'GET',
  kind: 'client',
  start: 1_700_000_000_000.5,
  end: 1_700_000_000_001,
  attributes: { 'url.path': '/products' },
};

test('accepts what a render process measures', () => {
  expect(areMeasuredSpans([SPAN, { ...SPAN, error: 'refused' }])).toBe(true);
});

test.each([
  ['an id that isn’t one', [{ ...SPAN, id: 'x' }]],
  ['a time that is none', [{ ...SPAN, start: NaN }]],
  ['another kind', [{ ...SPAN, kind: 'server' }]],
  ['an attribute that is no text', [{ ...SPAN, attributes: { a: {} } }]],
  ['more than a render has', Array.from({ length: 101 }, () => SPAN)],
  ['no list', SPAN],
])('refuses %s, because the code of a remote may send anything', (_, spans) => {
  expect(areMeasuredSpans(spans)).toBe(false);
});
