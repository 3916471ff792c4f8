import type { FastifyReply, FastifyRequest } from 'fastify';
import { BadRequestError } from '../errors';

/** Half of a character that takes two code units; a database would store another character. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** What is wrong with a text that PostgreSQL can't store as it came; undefined for any other. */
function problemOf(text: string): string | undefined {
  if (text.includes('\0')) return 'Leave out the NUL character: no text can have it.';
  return LONE_SURROGATE.test(text) ? 'A character of this text is incomplete.' : undefined;
}

/** `preValidation` hook: a body with a text that can't be stored is refused with 400, at its field. */
export function refuseUnstorableText(
  { body }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  // A list of what is left to look at: a body may be nested deeper than the stack.
  const left: { path: string; value: unknown }[] = [{ path: '', value: body }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value } = next;
    if (typeof value === 'string') {
      const problem = problemOf(value);
      if (problem === undefined) continue;
      done(new BadRequestError(path || 'body', problem));
      return;
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      left.push({ path: path === '' ? name : `${path}/${name}`, value: part });
    }
  }
  done();
}
