/** How a buyer says that a size fits. */
export const FIT_VOTES = ['small', 'true', 'large'] as const;
export type FitVote = (typeof FIT_VOTES)[number];

/** The states of a review: it waits to be checked, is shown to everybody, or is not shown, for a reason. */
export const REVIEW_STATES = ['waiting', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The orders in which the reviews of a product can be listed: by their date, or by their stars. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
