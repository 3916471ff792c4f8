import type { FastifyReply, FastifyRequest } from 'fastify';
import { BadRequestError } from '../errors';
import { t } from '../../messages/t';

/** A character that no text in a PostgreSQL database can contain. */
const NUL = '\0';

/** Why a text with that character is refused. */
export const nulMessage = () => t('Leave out the NUL character: no text can have it.');

export function hasNul(text: string): boolean {
  return text.includes(NUL);
}

export function withoutNul(text: string): string {
  return text.replaceAll(NUL, '');
}

/** Half of a surrogate pair: the database would store a replacement character instead. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Why PostgreSQL can't store a text unchanged; undefined if it can. */
function problemOf(text: string): string | undefined {
  if (hasNul(text)) return nulMessage();
  return LONE_SURROGATE.test(text) ? t('A character of this text is incomplete.') : undefined;
}

/**
 * `preValidation` hook: refuses a body with text that can't be stored, with 400 and the path of the field.
 */
export function refuseUnstorableText(
  { body }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  // A work list instead of recursion: a deeply nested body would overflow the stack.
  const left: { path: string; value: unknown }[] = [{ path: '', value: body }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value } = next;
    if (typeof value === 'string') {
      const problem = problemOf(value);
      if (problem === undefined) continue;
      done(new BadRequestError(path || 'body', problem));
      return;
    }
    // The content of a file isn't text.
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [name, part] of Object.entries(value)) {
      left.push({ path: path === '' ? name : `${path}/${name}`, value: part });
    }
  }
  done();
}
