import type { Comparable } from './related.repository';

/** Words that don't describe a cloth. */
const FILLERS = new Set(['and', 'with', 'the', 'of', 'in', 'lining', 'a']);

/** The words of a product's material: `Silk satin; cotton lining` is silk, satin and cotton. */
function clothOf({ attributes }: Comparable): Set<string> {
  const texts = attributes.filter(({ key }) => key === 'material').flatMap(({ value }) => value);
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => !FILLERS.has(word)));
}

function fitOf({ attributes }: Comparable): string | undefined {
  return attributes.find(({ key }) => key === 'fit')?.value[0];
}

/** The share of common words, rounded to quarters so that small differences leave the decision to the cut. */
function sharedCloth(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : Math.round((4 * shared) / all) / 4;
}

/** How similar two cuts are: 1 for the same kind of garment, plus 0.5 for the same fit. */
function sharedCut(one: Comparable, other: Comparable): number {
  const isSameGarment = one.subCategory !== null && one.subCategory === other.subCategory;
  const isSameFit = fitOf(one) !== undefined && fitOf(one) === fitOf(other);
  return (isSameGarment ? 1 : 0) + (isSameFit ? 0.5 : 0);
}

function isSameKind(one: Comparable, other: Comparable): boolean {
  return one.parentCategory.toLowerCase() === other.parentCategory.toLowerCase();
}

/** The distance of two prices, from 0: double the price is as far as half the price. */
function priceDistance(one: Comparable, other: Comparable): number {
  const price = ({ discountedPrice, regularPrice }: Comparable) =>
    Math.max(discountedPrice ?? regularPrice ?? 0, 1);
  return Math.abs(Math.log(price(one) / price(other)));
}

/**
 * The ids of the candidates, sorted by how related they are to a product: how often both were bought together,
 * then the same parent category, similar cloth, similar cut and a similar price; ties by id.
 */
export function rankRelated(
  product: Comparable,
  candidates: readonly Comparable[],
  boughtTogether: ReadonlyMap<string, number>,
): string[] {
  const cloth = clothOf(product);
  const ranked = candidates.map((candidate) => ({
    candidate,
    reasons: [
      boughtTogether.get(candidate.id) ?? 0,
      isSameKind(product, candidate) ? 1 : 0,
      sharedCloth(cloth, clothOf(candidate)),
      sharedCut(product, candidate),
      -priceDistance(product, candidate),
    ],
  }));
  ranked.sort((a, b) => {
    const decisive = a.reasons.findIndex((reason, index) => reason !== b.reasons[index]);
    if (decisive < 0) return a.candidate.id < b.candidate.id ? -1 : 1;
    return (b.reasons[decisive] ?? 0) - (a.reasons[decisive] ?? 0);
  });
  return ranked.map(({ candidate }) => candidate.id);
}
