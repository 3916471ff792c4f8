import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { inLanguage, setLanguages } from '../../messages/languages';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language that the caller is answered in: of the shop's, the one that `Accept-Language` prefers, else the first. */
    language: string;
  }
}

/** Answers each request in its language (ADR 68). In a shop with one language, requests aren't asked for theirs. */
export function answerInLanguage(app: FastifyInstance, languages: string[]): void {
  const [first = ''] = languages;
  setLanguages(languages);
  app.decorateRequest('language', first);
  if (languages.length === 1) return;
  app.addHook('onRequest', (request, reply, done) => {
    const accepted = request.headers['accept-language'] ?? '';
    // Without the countries: who prefers `hi-IN` gets `hi`.
    request.language = negotiate(accepted.replace(/-\w+/g, ''), languages) ?? first;
    void reply.headers({ 'content-language': request.language, vary: 'Accept-Language' });
    inLanguage(request.language, done);
  });
  // Once more, because what was set before doesn't outlast the reading of a body.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(request.language, done));
}
