import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { NotFoundError } from '../http/errors';
import { recordChanges } from '../modules/audit/audit.repository';
import { decideReview, type Decision, listWaiting } from '../modules/reviews/moderation.repository';
import { shownName } from '../modules/reviews/present-review';
import type { AuthoredReview } from '../modules/reviews/reviews.repository';
import {
  authorProperties,
  describePage,
  listProperties,
  PAGE_SIZE,
  pagesOf,
  toJson,
} from './command-parts';

const ReviewIdSchema = Type.String({ minLength: 1, maxLength: 100 });

const ListSchema = Type.Object({ action: Type.Literal('list'), ...listProperties });

/** The operator's commands about reviews. With `json`, a program can read the result. */
export const ReviewsCommandSchema = Type.Union([
  ListSchema,
  Type.Object({
    action: Type.Literal('publish'),
    reviewId: ReviewIdSchema,
    ...authorProperties,
  }),
  Type.Object({
    action: Type.Literal('reject'),
    reviewId: ReviewIdSchema,
    /** Shown to the author. */
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    ...authorProperties,
  }),
]);
export type ReviewsCommand = Static<typeof ReviewsCommandSchema>;

/** Runs a command; returns the text to show. Throws a {@link NotFoundError} if there is no such review. */
export async function runReviewsCommand(db: Database, command: ReviewsCommand): Promise<string> {
  switch (command.action) {
    case 'list':
      return list(db, command);
    case 'publish':
      await decide(db, command, { state: 'published', reason: null });
      return `Review ${command.reviewId} is published.`;
    case 'reject':
      await decide(db, command, { state: 'rejected', reason: command.reason.trim() });
      return `Review ${command.reviewId} is rejected; its author sees the reason.`;
  }
}

type Change = Exclude<ReviewsCommand, { action: 'list' }>;

async function decide(
  db: Database,
  { reviewId, author, note }: Change,
  { state, reason }: Decision,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await decideReview(tx, reviewId, { state, reason });
    if (!before) {
      throw new NotFoundError(
        `There is no review ${reviewId}: its author may have rewritten or deleted it since you read it.`,
      );
    }
    const subject = `review ${reviewId}`;
    await recordChanges(tx, [
      { author, subject, before, after: { state }, reason: reason ?? note ?? null },
    ]);
  });
}

async function list(db: Database, { page = 1, json }: Static<typeof ListSchema>): Promise<string> {
  const { total, found } = await listWaiting(db, { number: page, size: PAGE_SIZE });
  if (json) return toJson({ total, page, pages: pagesOf(total), reviews: found.map(present) });
  if (total === 0) return 'No reviews wait to be checked.';
  return [...found.map(describe), describePage(page, total, 'waiting review')].join('\n');
}

function present({ review, pictures, author }: AuthoredReview) {
  const { id, productId, stars, fit, title, body, writtenAt } = review;
  return {
    id,
    productId,
    author: shownName(author),
    stars,
    fit,
    title,
    text: body,
    writtenAt: writtenAt.toISOString(),
    /** Relative to the API. */
    pictures: pictures.map(({ picture }) => picture.url),
  };
}

/** A line about a review, and what it says below. */
function describe(waiting: AuthoredReview): string {
  const { id, productId, author, stars, fit, title, text, writtenAt, pictures } = present(waiting);
  const head = [
    id,
    writtenAt,
    productId,
    author,
    `${stars} of 5`,
    fit === null ? '' : `fit ${fit}`,
  ];
  const said = [title, text, ...pictures].flatMap((part) => part?.split('\n') ?? []);
  return [head.join('  ').trim(), ...said.map((line) => `  ${line}`)].join('\n');
}
