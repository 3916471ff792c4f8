import { request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { API_DATA_DIR } from '../settings';

/** The last line of the API's answer. */
interface CommandAnswer {
  response: { ok: boolean; text: string };
}

/**
 * Sends an operator's command to the API under test, as `api/src/cli/orders.ts` or that of another area does; returns the text that
 * would be printed. Throws an error with that text if the command is refused.
 */
export async function runOperatorCommand(
  action: string,
  details: Record<string, unknown> = {},
  area: 'orders' | 'reviews' | 'credits' = 'orders',
): Promise<string> {
  const { status, output } = await send(area, JSON.stringify({ action, ...details }));
  if (status !== 200) throw new Error(`${action}: ${output}`);
  const { response } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as CommandAnswer;
  if (!response.ok) throw new Error(`${action}: ${response.text}`);
  return response.text;
}

function send(area: string, body: string): Promise<{ status: number | undefined; output: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        socketPath: path.join(API_DATA_DIR, 'operator.sock'),
        method: 'POST',
        path: `/${area}`,
        headers: { 'Content-Type': 'application/json' },
      },
      (response) => {
        text(response).then((output) => resolve({ status: response.statusCode, output }), reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
