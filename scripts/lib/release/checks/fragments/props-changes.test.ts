import { Type, type TSchema } from 'typebox';
import { propsChanges } from './props-changes';

/** What changes of the props when the prop `a` gets another schema. */
function changesOf(before: TSchema, after: TSchema): string[] {
  return propsChanges(Type.Object({ a: before }), Type.Object({ a: after }));
}

test('optional props may be added, and notes may change', () => {
  const before = Type.Object({
    ids: Type.Array(Type.String()),
    size: Type.Optional(Type.String({ description: 'S' })),
  });
  const after = Type.Object({
    ids: Type.Array(Type.String()),
    size: Type.Optional(Type.String({ description: 'S, M or L' })),
    color: Type.Optional(Type.String()),
  });
  expect(propsChanges(before, after)).toEqual([]);
  expect(propsChanges(Type.Object({}), Type.Object({ a: Type.Optional(Type.Number()) }))).toEqual(
    [],
  );
});

test('a prop that is gone, renamed or required now is named', () => {
  const before = Type.Object({ except: Type.Optional(Type.String()) });
  expect(propsChanges(before, Type.Object({}))).toEqual(['except is unknown']);
  expect(propsChanges(before, Type.Object({ except: Type.String() }))).toEqual([
    'except is required',
  ]);
  expect(propsChanges(before, Type.Object({ omit: Type.String() }))).toEqual([
    'except is unknown',
    'omit is required',
  ]);
});

test.each([
  ['another type', Type.String(), Type.Number()],
  ['other items', Type.Array(Type.String()), Type.Array(Type.Number())],
  ['fewer values', Type.Union([Type.Literal('s'), Type.Literal('m')]), Type.Literal('s')],
  ['fewer values of an enum', Type.Enum(['s', 'm']), Type.Enum(['s'])],
  ['whole numbers only', Type.Number(), Type.Integer()],
  ['a pattern', Type.String(), Type.String({ pattern: '^a' })],
  ['no other keys', Type.Object({}), Type.Object({}, { additionalProperties: false })],
])('a prop that takes %s is named', (_, before, after) => {
  expect(changesOf(before, after)).toEqual([expect.stringMatching(/^a.* takes fewer values$/)]);
});

test.each([
  ['an alternative more', Type.String(), Type.Union([Type.String(), Type.Number()])],
  ['a value more', Type.Enum(['s']), Type.Union([Type.Literal('m'), Type.Literal('s')])],
  ['any text', Type.Union([Type.Literal('s'), Type.Literal('m')]), Type.String()],
  ['any number', Type.Integer(), Type.Number()],
  ['anything', Type.Number(), Type.Unknown()],
  [
    'anything as an item',
    Type.Array(Type.String()),
    Type.Array(Type.Union([Type.String(), Type.Null()])),
  ],
])('a prop may take %s', (_, before, after) => {
  expect(changesOf(before, after)).toEqual([]);
});

test('props of props are named with their path', () => {
  const before = Type.Array(Type.Object({ id: Type.String() }));
  const after = Type.Array(Type.Object({ id: Type.String(), size: Type.String() }));
  expect(changesOf(before, after)).toEqual(['a[].size is required']);
});
