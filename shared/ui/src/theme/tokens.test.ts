import { contrast } from './contrast';
import { color, space, text } from '.';
import { COLORS, NOT_FOR_TEXT, tokenDeclarations } from './tokens';

test('declares the variables that the typed functions read', () => {
  expect(tokenDeclarations).toContain(`--color-text: ${COLORS.text};`);
  expect(color('text')).toBe('var(--color-text)');
  expect(text('lg')).toBe('var(--text-lg)');
  expect(space(2)).toBe('calc(var(--space) * 2)');
});

const notForText = new Set<string>(NOT_FOR_TEXT);
const texts = Object.entries(COLORS).filter(([name]) => !notForText.has(name));
const backgrounds = [COLORS.page, COLORS.raised, COLORS.overlay];

test.each(texts)('%s has a contrast of 4.5 on every background', (_, textColor) => {
  for (const background of backgrounds)
    expect(contrast(textColor, background)).toBeGreaterThanOrEqual(4.5);
});

test('the borders of controls have a contrast of 3 on every background', () => {
  for (const background of backgrounds) {
    expect(contrast(COLORS['line-strong'], background)).toBeGreaterThanOrEqual(3);
  }
});

test.each([
  [COLORS['on-accent'], COLORS.button],
  [COLORS['on-accent'], COLORS.accent],
  [COLORS['on-accent'], COLORS['accent-strong']],
  [COLORS['on-destructive'], COLORS.destructive],
  [COLORS.text, COLORS['destructive-ground']],
])('%s has a contrast of 4.5 on %s', (ink, background) => {
  expect(contrast(ink, background)).toBeGreaterThanOrEqual(4.5);
});
