import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { ConflictError } from '../http/errors';
import { validatorCompiler } from '../http/requests/validator-compiler';
import type { MakeRefund } from '../modules/payments/refunds/refunds.service';
import {
  type CustomersCommand,
  CustomersCommandSchema,
  runCustomersCommand,
} from './customers-command';
import { type MailsCommand, MailsCommandSchema, runMailsCommand } from './mails-command';
import {
  type OperatorCommand,
  OperatorCommandSchema,
  runOperatorCommand,
} from './operator-command';

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
  app.post('/mails', { schema: { body: MailsCommandSchema } }, ({ body }) =>
    runMailsCommand(db, body),
  );
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

/** Requests a backup from the API that holds the data folder; undefined when none is running. */
export function requestBackup(
  dataDir: string,
  file: string,
): Promise<OperatorResponse | undefined> {
  return post(dataDir, '/backup', { file });
}

function post(dataDir: string, path: string, body: object): Promise<OperatorResponse | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        socketPath: socketPath(dataDir),
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
      },
      (response) => {
        text(response).then((body) => resolve(readResponse(response.statusCode, body)), reject);
      },
    );
    call.on('error', (error) => {
      if (['ENOENT', 'ECONNREFUSED'].includes(errorCode(error) ?? '')) resolve(undefined);
      else reject(error);
    });
    call.end(JSON.stringify(body));
  });
}
