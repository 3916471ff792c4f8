import { color, space, text } from './index';
import { COLORS, tokenDeclarations } from './tokens';

test('declares what the readers read', () => {
  expect(tokenDeclarations).toContain(`--color-text: ${COLORS.text};`);
  expect(color('text')).toBe('var(--color-text)');
  expect(text('lg')).toBe('var(--text-lg)');
  expect(space(2)).toBe('calc(var(--space) * 2)');
});

const texts = Object.entries(COLORS).filter(([name]) =>
  /^(text|accent|destructive$|sale|status)/.test(name),
);
const grounds = [COLORS.page, COLORS.raised, COLORS.overlay];

test.each(texts)('%s has a contrast of 4.5 on every ground', (_, ink) => {
  for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

test('the edges of controls have a contrast of 3 on every ground', () => {
  for (const ground of grounds) {
    expect(contrast(COLORS['line-strong'], ground)).toBeGreaterThanOrEqual(3);
  }
});

test.each([
  [COLORS['on-accent'], COLORS.accent],
  [COLORS['on-accent'], COLORS['accent-strong']],
  [COLORS['on-destructive'], COLORS.destructive],
  [COLORS.text, COLORS['destructive-ground']],
])('%s has a contrast of 4.5 on %s', (ink, ground) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

/** Contrast ratio of two colours, after WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
