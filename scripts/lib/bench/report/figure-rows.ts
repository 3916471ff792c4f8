import { FIGURES, type Figure } from '../browser/lighthouse-figures';
import { formatNumber } from './table';

/**
 * The rows of a table with all figures of several pages; `index` is the page that the others are compared with, whose
 * ratios are in brackets.
 */
export function figureRows(
  urls: readonly string[],
  index: number,
  valueOf: (url: string, figure: Figure) => number,
): string[][] {
  return FIGURES.map((figure) => {
    const values = urls.map((url) => valueOf(url, figure));
    return [figure.name, ...values.map((value) => withRatio(figure, value, values[index] ?? 0))];
  });
}

function withRatio({ decimals, hasRatio }: Figure, value: number, compared: number): string {
  const text = formatNumber(value, decimals);
  return hasRatio && compared > 0 ? `${text} (${(value / compared).toFixed(2)})` : text;
}
