import { FIT_VOTES, type FitVote } from '@storefront/host/contracts';
import {
  listOrEmpty,
  objectOrEmpty,
  readEntries,
  readNumber,
  readText,
} from '@storefront/host/response/read-response';
import { parsePictures, type Picture } from '@storefront/host/shop/catalogue/picture';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';
import { t } from '../../messages/t';

/** A picture that a buyer took. Only two of its files are named, because pages carry these of every review. */
export interface ReviewPicture {
  src: string;
  /** A small file of it. */
  thumbnail: string;
  /** Width to height. */
  ratio: number;
}

/** What a buyer says about a product. */
export interface Review {
  /** From 1 to 5. */
  stars: number;
  author: string;
  /** The moment at which it was written, in ISO 8601 form. */
  writtenAt: string;
  title?: string | undefined;
  text?: string | undefined;
  fit?: FitVote | undefined;
  /** What they bought. */
  size?: string | undefined;
  color?: string | undefined;
  pictures: ReviewPicture[];
}

/** All reviews of a product together. */
export interface ReviewSummary {
  count: number;
  /** Of the stars; 0 without reviews. */
  average: number;
  /** How many gave one star, two, and so on. */
  stars: number[];
  /** How most buyers say that it fits, if enough do and they agree. */
  sizing?: FitVote | undefined;
}

/** A page of the reviews of a product, and the summary of all. */
export interface ProductReviews {
  reviews: Review[];
  summary: ReviewSummary;
}

/** Of a product that nobody has reviewed. */
export const NO_REVIEWS: ProductReviews = {
  reviews: [],
  summary: { count: 0, average: 0, stars: [] },
};

/** Maps a page of reviews of the server to the shop's form. */
export function parseReviews(response: unknown): ProductReviews {
  const { data, summary } = objectOrEmpty(response);
  const { count, average, stars, sizing } = objectOrEmpty(summary);
  return {
    reviews: readEntries(listOrEmpty(data), parseReview),
    summary: {
      count: readNumber(count) ?? 0,
      average: readNumber(average) ?? 0,
      stars: listOrEmpty(stars).map((each) => readNumber(each) ?? 0),
      sizing: readFit(sizing),
    },
  };
}

function parseReview(response: unknown): Review {
  const { stars, author, writtenAt, title, text, fit, size, color, pictures } =
    objectOrEmpty(response);
  const given = readNumber(stars);
  if (given === undefined) throw new UnexpectedResponseError('review', 'an object with stars');
  return {
    stars: given,
    author: readText(author) ?? t('A buyer'),
    writtenAt: readText(writtenAt) ?? '',
    title: readText(title),
    text: readText(text),
    fit: readFit(fit),
    size: readText(size),
    color: readText(color),
    pictures: parsePictures(pictures).map(withThumbnail),
  };
}

/** The narrowest file comes first. Every browser shows WebP. */
function withThumbnail({ src, sources, width = 3, height = 4 }: Picture): ReviewPicture {
  const webp = sources.find(({ type }) => type === 'image/webp');
  return { src, thumbnail: webp?.srcset.split(' ', 1)[0] ?? src, ratio: width / height };
}

function readFit(value: unknown): FitVote | undefined {
  return FIT_VOTES.find((vote) => vote === value);
}
