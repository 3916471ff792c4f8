import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Systems allow about 104 bytes for the path of a socket. */
const SOCKET_PATH_MAX = 100;

/** Where the API that holds a data folder takes commands. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'operator.sock');
  const name = `storefront-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.length <= SOCKET_PATH_MAX ? path : join(tmpdir(), `${name}.sock`);
}

/** The header with the token of the operator. */
export const TOKEN_HEADER = 'x-operator-token';

/** A line of the answer to a command, which may take minutes. */
export type AnswerLine = { progress: CommandProgress } | { response: CommandResponse };

/** How far a command is. */
export interface CommandProgress {
  products: number;
  /** How much of a file has been read. */
  bytes: number;
}

/** What the API has answered: the text to show, or why it refused. */
export interface CommandResponse {
  ok: boolean;
  text: string;
}
