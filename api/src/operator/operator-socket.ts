import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { ErrorBodySchema } from '@storefront/shared/contracts/api';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { errorCode } from '@storefront/tools/error-code';
import type { ApiContext } from '../context';
import { BackupError } from '../backup/backup-file';
import { registerErrorHandler } from '../http/error-handler';
import { ApiError, ConflictError } from '../http/errors';
import { serverLog } from '@storefront/tools/http-server';
import { validatorCompiler } from '../http/requests/validator-compiler';
import { createFolderStore } from '../modules/pictures/storage/folder-store';
import { queueForApi } from '../modules/pictures/working/make-due-pictures';
import type { MakeRefund } from '../modules/payments/refunds/refunds.service';
import {
  type CatalogueCommand,
  CatalogueCommandSchema,
  runCatalogueCommand,
} from './catalogue/catalogue-command';
import type { OnProgress } from './catalogue/import-command';
import {
  type CustomersCommand,
  CustomersCommandSchema,
  runCustomersCommand,
} from './customers-command';
import { type MailsCommand, MailsCommandSchema, runMailsCommand } from './mails-command';
import {
  type PicturesCommand,
  PicturesCommandSchema,
  runPicturesCommand,
} from './pictures-command';
import {
  type OperatorCommand,
  OperatorCommandSchema,
  runOperatorCommand,
} from './operator-command';
import { runStoreCommand, type StoreCommand, StoreCommandSchema } from './store-command';

/** Systems allow about 104 bytes for the path of a socket. */
const SOCKET_PATH_MAX = 100;

function socketPath(dataDir: string): string {
  const path = join(dataDir, 'operator.sock');
  const name = `storefront-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.length <= SOCKET_PATH_MAX ? path : join(tmpdir(), `${name}.sock`);
}

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
export async function serveOperator({
  config,
  db,
  responses,
  provider,
  makeRefund,
  backUp,
}: SocketContext): Promise<() => Promise<void>> {
  const path = socketPath(config.dataDir);
  const app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  registerErrorHandler(app);
  app.post('/', { schema: { body: OperatorCommandSchema } }, async ({ body }) => {
    const text = await runOperatorCommand({ db, makeRefund }, body);
    // A command may have restored stock.
    responses.invalidate();
    return text;
  });
  app.post('/customers', { schema: { body: CustomersCommandSchema } }, ({ body }) =>
    runCustomersCommand({ db, provider, config }, body),
  );
  app.post('/catalogue', { schema: { body: CatalogueCommandSchema } }, ({ body }, reply) => {
    const lines = new PassThrough();
    const write = (line: CatalogueLine) => lines.write(`${JSON.stringify(line)}\n`);
    void runCatalogueCommand(db, body, (progress) => write({ progress }))
      .then((result) => write({ response: { ok: true, text: result } }))
      .catch((error: unknown) => {
        const isForOperator = error instanceof ApiError;
        if (!isForOperator) serverLog.error(error);
        const reason = isForOperator ? error.message : 'The API couldn’t do it: see its log.';
        write({ response: { ok: false, text: reason } });
      })
      .finally(() => {
        responses.invalidate();
        lines.end();
      });
    return reply.type('application/x-ndjson').send(lines);
  });
  app.post('/store', { schema: { body: StoreCommandSchema } }, async ({ body }) => {
    const text = await runStoreCommand(db, body);
    responses.invalidate();
    return text;
  });
  app.post('/mails', { schema: { body: MailsCommandSchema } }, ({ body }) =>
    runMailsCommand(db, body),
  );
  app.post('/pictures', { schema: { body: PicturesCommandSchema } }, async ({ body }) => {
    const store = createFolderStore(config.picturesDir);
    const text = await runPicturesCommand({ db, store, makeDue: () => queueForApi(db) }, body);
    // Products don't show pictures that are made once more.
    responses.invalidate();
    return text;
  });
  app.post('/backup', { schema: { body: BackupRequestSchema } }, async ({ body }) => {
    await backUp(body.file).catch((error: unknown) => {
      throw error instanceof BackupError ? new ConflictError(error.message) : error;
    });
    return body.file;
  });
  if (process.platform !== 'win32') rmSync(path, { force: true });
  await app.listen({ path });
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return () => app.close();
}

/** A line of the answer to a command about the catalogue, which may take minutes. */
type CatalogueLine = { progress: Parameters<OnProgress>[0] } | { response: OperatorResponse };

/** What the API has answered: the text to show, or why it refused. */
export interface OperatorResponse {
  ok: boolean;
  text: string;
}

function readResponse(status: number | undefined, body: string): OperatorResponse {
  if (status === 200) return { ok: true, text: body };
  const failure: unknown = JSON.parse(body);
  return { ok: false, text: Check(ErrorBodySchema, failure) ? failure.error : body };
}

/** Sends a command to the API that holds the data folder; undefined when none is running. */
export function sendOperatorCommand(
  dataDir: string,
  command: OperatorCommand,
): Promise<OperatorResponse | undefined> {
  return post(dataDir, '/', command);
}

/** Sends a command about mails in the same way. */
export function sendMailsCommand(
  dataDir: string,
  command: MailsCommand,
): Promise<OperatorResponse | undefined> {
  return post(dataDir, '/mails', command);
}

/** Sends a command about accounts in the same way. */
export function sendCustomersCommand(
  dataDir: string,
  command: CustomersCommand,
): Promise<OperatorResponse | undefined> {
  return post(dataDir, '/customers', command);
}

/** Sends a command about pictures in the same way. */
export function sendPicturesCommand(
  dataDir: string,
  command: PicturesCommand,
): Promise<OperatorResponse | undefined> {
  return post(dataDir, '/pictures', command);
}

/** Sends a command about the catalogue in the same way; `onProgress` is told how far an import is. */
export async function sendCatalogueCommand(
  dataDir: string,
  command: CatalogueCommand,
  onProgress?: OnProgress,
): Promise<OperatorResponse | undefined> {
  const answer = await open(dataDir, '/catalogue', command);
  if (!answer) return undefined;
  if (answer.statusCode !== 200) return readResponse(answer.statusCode, await text(answer));
  for await (const line of createInterface({ input: answer })) {
    const read = JSON.parse(line) as CatalogueLine;
    if ('response' in read) return read.response;
    onProgress?.(read.progress);
  }
  return { ok: false, text: 'The API stopped meanwhile: run the command again.' };
}

/** Sends a command about the store in the same way. */
export function sendStoreCommand(
  dataDir: string,
  command: StoreCommand,
): Promise<OperatorResponse | undefined> {
  return post(dataDir, '/store', command);
}

/** Requests a backup from the API that holds the data folder; undefined when none is running. */
export function requestBackup(
  dataDir: string,
  file: string,
): Promise<OperatorResponse | undefined> {
  return post(dataDir, '/backup', { file });
}

async function post(
  dataDir: string,
  path: string,
  body: object,
): Promise<OperatorResponse | undefined> {
  const answer = await open(dataDir, path, body);
  return answer && readResponse(answer.statusCode, await text(answer));
}

/** The answer to a call, of which only the head was read; undefined when no API is running. */
function open(dataDir: string, path: string, body: object): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        socketPath: socketPath(dataDir),
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
      },
      resolve,
    );
    call.on('error', (error) => {
      if (['ENOENT', 'ECONNREFUSED'].includes(errorCode(error) ?? '')) resolve(undefined);
      else reject(error);
    });
    call.end(JSON.stringify(body));
  });
}
