import { usedCharacters, usedShare, type LoadedScript } from './script-coverage';

const range = (startOffset: number, endOffset: number, count: number) => ({
  startOffset,
  endOffset,
  count,
});

function script(used: Uint8Array): LoadedScript {
  return { url: 'https://shop.example/a.js', text: '.'.repeat(used.length), wire: 0, used };
}

test('a character has run if the innermost function or block around it has', () => {
  const functions = [
    { ranges: [range(0, 10, 1)] },
    { ranges: [range(2, 8, 0)] },
    { ranges: [range(4, 6, 3), range(5, 6, 0)] },
  ];
  const used = usedCharacters(10, { url: '', functions });
  expect([...used].join('')).toBe('1100100011');
});

test('a script that was loaded and never ran is unused', () => {
  expect([...usedCharacters(3)]).toEqual([0, 0, 0]);
});

test('the used share is that of all scripts together, and none without scripts', () => {
  const scripts = [script(new Uint8Array([1, 1])), script(new Uint8Array(6))];
  expect(usedShare(scripts)).toBe(25);
  expect(usedShare([])).toBe(0);
});
