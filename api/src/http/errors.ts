import { t } from '../messages/t';

/** An error response; the message is meant for the caller. `details` are added to the body. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** After how many seconds the call may succeed, if that is known; the response has it in `Retry-After`. */
  readonly retryAfter?: number | undefined;

  constructor(
    readonly statusCode: number,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** 400. `field` is the path of the part of the body or query that is wrong. */
export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError';

  constructor(field: string, message: string) {
    super(400, message, { field });
  }
}

/** 401: the token is missing, unknown or expired. */
export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError';

  constructor(message = t('Please sign in to continue.')) {
    super(401, message);
  }
}

/** 404. `field` is the part of the query that names what doesn't exist, if one does. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';

  constructor(message: string, field?: string) {
    super(404, message, field === undefined ? {} : { field });
  }
}

/** 429: the caller has to wait, or to finish what they have begun. */
export class TooManyRequestsError extends ApiError {
  override readonly name = 'TooManyRequestsError';

  constructor(
    message: string,
    override readonly retryAfter?: number | undefined,
  ) {
    super(429, message);
  }
}

/** What a caller is told while the API, or its database, has too much to do. */
export const busy = () => t('The shop is busy or being repaired. Please try again in a moment.');

/** 503: this API can't do it, because it isn't configured for it or is temporarily unable to. */
export class UnavailableError extends ApiError {
  override readonly name = 'UnavailableError';

  constructor(
    message: string,
    override readonly retryAfter?: number | undefined,
  ) {
    super(503, message);
  }
}

/** 409: the request is valid, but the current state doesn't allow it. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';

  constructor(message: string, details?: Readonly<Record<string, unknown>>) {
    super(409, message, details);
  }
}
