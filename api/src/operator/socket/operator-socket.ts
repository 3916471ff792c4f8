import { chmodSync, rmSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { serverLog } from '@storefront/tools/http-server';
import { BackupError } from '../../backup/backup-file';
import type { ApiContext } from '../../context';
import { registerErrorHandler } from '../../http/error-handler';
import { ApiError, ConflictError } from '../../http/errors';
import { validatorCompiler } from '../../http/requests/validator-compiler';
import { authorise } from '../../modules/operators/operators.service';
import type { CommandArea } from '../../modules/operators/permissions';
import type { MakeRefund } from '../../modules/payments/refunds/refunds.service';
import { openPictureStore } from '../../modules/pictures/storage/open-picture-store';
import { queueForApi } from '../../modules/pictures/working/make-due-pictures';
import { sourceOptions } from '../../modules/pictures/working/picture-context';
import { actingAs } from '../acting-as';
import { CatalogueCommandSchema, runCatalogueCommand } from '../catalogue/catalogue-command';
import { CreditsCommandSchema, runCreditsCommand } from '../credits-command';
import { CustomersCommandSchema, runCustomersCommand } from '../customers-command';
import { MailsCommandSchema, runMailsCommand } from '../mails-command';
import { OperatorCommandSchema, runOperatorCommand } from '../operator-command';
import { OperatorsCommandSchema, runOperatorsCommand } from '../operators-command';
import { PicturesCommandSchema, runPicturesCommand } from '../pictures-command';
import { OffersCommandSchema, runOffersCommand } from '../offers-command';
import { ReviewsCommandSchema, runReviewsCommand } from '../reviews-command';
import { runStoreCommand, StoreCommandSchema } from '../store-command';
import {
  type AnswerLine,
  type CommandProgress,
  type CommandResponse,
  socketPath,
  TOKEN_HEADER,
} from './socket-path';

const BackupRequestSchema = Type.Object({ file: Type.String({ minLength: 1 }) });

interface SocketContext extends Pick<ApiContext, 'config' | 'db' | 'responses' | 'provider'> {
  /** Makes a refund; undefined without a payment provider. */
  makeRefund: MakeRefund | undefined;
  /** Writes a backup of the database to a file. */
  backUp: (file: string) => Promise<void>;
}

/**
 * Serves the operator's commands and backups while the API has the embedded database locked, on a socket in
 * the data folder that only its owner can open. Returns a function that closes it.
 */
export async function serveOperator(context: SocketContext): Promise<() => Promise<void>> {
  const path = socketPath(context.config.dataDir);
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  registerErrorHandler(app);
  serveCommands(app, context);
  app.post<{ Body: Static<typeof BackupRequestSchema> }>(
    '/backup',
    { schema: { body: BackupRequestSchema } },
    ({ body: { file } }, reply) => reply.send(answering(() => backUpTo(context, file))),
  );
  if (process.platform !== 'win32') rmSync(path, { force: true });
  await app.listen({ path });
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return () => app.close();
}

function serveCommands(app: FastifyInstance, context: SocketContext): void {
  const { config, db, provider, makeRefund } = context;
  const serve = createServe(app, context);
  serve('orders', OperatorCommandSchema, (command) =>
    runOperatorCommand({ db, makeRefund }, command),
  );
  serve('customers', CustomersCommandSchema, (command) =>
    runCustomersCommand({ db, provider, config }, command),
  );
  serve('mails', MailsCommandSchema, (command) => runMailsCommand(db, command));
  serve('catalogue', CatalogueCommandSchema, (command, onProgress) =>
    runCatalogueCommand({ db, sources: sourceOptions(config) }, command, onProgress),
  );
  serve('offers', OffersCommandSchema, (command) => runOffersCommand(db, command));
  serve('credits', CreditsCommandSchema, (command) => runCreditsCommand(db, command));
  serve('store', StoreCommandSchema, (command) =>
    runStoreCommand({ db, sources: sourceOptions(config) }, command),
  );
  serve('pictures', PicturesCommandSchema, (command) => {
    const store = openPictureStore(config.picturesDir);
    return runPicturesCommand({ db, store, makeDue: () => queueForApi(db) }, command);
  });
  serve('reviews', ReviewsCommandSchema, (command) => runReviewsCommand(db, command));
  serve('operators', OperatorsCommandSchema, (command) => runOperatorsCommand(db, command));
}

type OnProgress = (progress: CommandProgress) => void;

/** Returns the function that serves the commands of an area to those who may run them. */
function createServe(app: FastifyInstance, { db, responses }: SocketContext) {
  return <Schema extends TSchema>(
    area: CommandArea,
    schema: Schema,
    run: (command: Static<Schema>, onProgress: OnProgress) => Promise<string>,
  ) => {
    app.post<{ Body: { action: string; author?: string } }>(
      `/${area}`,
      { schema: { body: schema } },
      async ({ body, headers }, reply) => {
        const token = headers[TOKEN_HEADER];
        const operator = await authorise(db, token?.toString(), { area, action: body.action });
        const command = actingAs(operator, body) as Static<Schema>;
        const answer = answering((onProgress) =>
          // A command may have changed stock, prices or texts.
          run(command, onProgress).finally(() => responses.invalidate()),
        );
        return reply.type('application/x-ndjson').send(answer);
      },
    );
  };
}

/** The lines of an answer: how far the work is, and at the end what it returned or why it was refused. */
function answering(work: (onProgress: OnProgress) => Promise<string>): PassThrough {
  const lines = new PassThrough();
  const write = (line: AnswerLine) => lines.write(`${JSON.stringify(line)}\n`);
  const settle = (response: CommandResponse) => {
    write({ response });
    lines.end();
  };
  work((progress) => write({ progress })).then(
    (text) => settle({ ok: true, text }),
    (error: unknown) => settle({ ok: false, text: reasonOf(error) }),
  );
  return lines;
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  serverLog.error(error);
  return 'The API couldn’t do it: see its log.';
}

async function backUpTo({ backUp }: SocketContext, file: string): Promise<string> {
  await backUp(file).catch((error: unknown) => {
    throw error instanceof BackupError ? new ConflictError(error.message) : error;
  });
  return file;
}
