import { BadRequestError } from '../errors';

/** Parses a body that was read as text. Throws a {@link BadRequestError} for text that isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequestError('body', 'The body is not valid JSON');
  }
}
