import { changeRegistry, mayRelease, ReleaseError } from '@storefront/tools/deploy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changed, describeChange, type ReleaseRequest } from './change-release';
import { formField, sendHtml, signedIn, type ConsoleParts } from './console-parts';
import { actionPath, CONSOLE_PATH, MESSAGE_ID, type ReleaseAction } from './console-paths';
import type { Message, Session } from './console-sessions';

const ACTIONS: ReleaseAction[] = ['promote', 'rollback', 'halt'];

/** Longest reason, in characters. */
const MAX_REASON = 300;

/** The forms that change which versions of an app visitors get. */
export function actionRoutes(app: FastifyInstance, parts: ConsoleParts, done: () => void): void {
  const { root, pages } = parts;

  /** Changes the registry, and says what was done or why it wasn't. */
  async function perform(request: ReleaseRequest): Promise<Message> {
    try {
      await changeRegistry(root, (registry) => changed(registry, request));
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      return { tone: 'destructive', text: error.message };
    }
    app.log.warn(request, 'a release was changed in the console');
    return { tone: 'success', text: describeChange(request) };
  }

  for (const action of ACTIONS) {
    app.post(
      actionPath(':app', action),
      signedIn(parts, async (session, request, reply) => {
        const wanted = requestOf(session, request, action);
        if (!mayRelease(session.releaser, wanted.app)) {
          const text = `${session.releaser.name} may not release ${wanted.app}.`;
          return sendHtml(reply, 403, pages.renderRefusal(text));
        }
        session.message = await perform(wanted);
        return reply.redirect(`${CONSOLE_PATH}#${MESSAGE_ID}`, 303);
      }),
    );
  }
  done();
}

function requestOf(
  { releaser }: Session,
  { params, body }: FastifyRequest,
  action: ReleaseAction,
): ReleaseRequest {
  return {
    action,
    app: formField(params, 'app'),
    version: formField(body, 'version'),
    reason: formField(body, 'reason').slice(0, MAX_REASON),
    by: releaser.name,
  };
}
