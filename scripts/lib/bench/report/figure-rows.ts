import { FIGURES, type Figure } from '../browser/lighthouse-figures';
import { formatNumber } from './table';

/**
 * The rows of a table with all figures of several pages; in brackets the ratios to those of the page that each is compared
 * with.
 */
export function figureRows(
  urls: readonly string[],
  comparedWith: (url: string) => string,
  valueOf: (url: string, figure: Figure) => number,
): string[][] {
  return FIGURES.map((figure) => {
    const cells = urls.map((url) =>
      withRatio(figure, valueOf(url, figure), valueOf(comparedWith(url), figure)),
    );
    return [figure.name, ...cells];
  });
}

function withRatio({ decimals, hasRatio }: Figure, value: number, compared: number): string {
  const text = formatNumber(value, decimals);
  return hasRatio && compared > 0 ? `${text} (${(value / compared).toFixed(2)})` : text;
}
