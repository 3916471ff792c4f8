import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Check } from 'typebox/value';
import { ErrorBodySchema } from '@storefront/host/contracts/api';
import { errorCode } from '@storefront/tools/error-code';
import type { CommandArea } from '../../modules/operators/permissions';
import {
  type AnswerLine,
  type CommandProgress,
  type CommandResponse,
  socketPath,
  TOKEN_HEADER,
} from './socket-path';

/** A command, and where it goes. */
interface SentCommand {
  dataDir: string;
  area: CommandArea | 'backup';
  command: object;
  /** The operator's token. */
  token?: string | undefined;
  onProgress?: ((progress: CommandProgress) => void) | undefined;
}

/** Has the API that holds the data folder run a command; undefined when none is running. */
export async function sendCommand(sent: SentCommand): Promise<CommandResponse | undefined> {
  const answer = await open(sent);
  if (!answer) return undefined;
  if (answer.statusCode !== 200) return refusal(await text(answer));
  for await (const line of createInterface({ input: answer })) {
    const read = JSON.parse(line) as AnswerLine;
    if ('response' in read) return read.response;
    sent.onProgress?.(read.progress);
  }
  return { ok: false, text: 'The API stopped meanwhile: run the command again.' };
}

function refusal(body: string): CommandResponse {
  const failure: unknown = JSON.parse(body);
  return { ok: false, text: Check(ErrorBodySchema, failure) ? failure.error : body };
}

/** The answer, of which only the head was read; undefined when no API is running. */
function open({
  dataDir,
  area,
  command,
  token,
}: SentCommand): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { [TOKEN_HEADER]: token }),
    };
    const call = request(
      { socketPath: socketPath(dataDir), method: 'POST', path: `/${area}`, headers },
      resolve,
    );
    call.on('error', (error) => {
      if (['ENOENT', 'ECONNREFUSED'].includes(errorCode(error) ?? '')) resolve(undefined);
      else reject(error);
    });
    call.end(JSON.stringify(command));
  });
}
