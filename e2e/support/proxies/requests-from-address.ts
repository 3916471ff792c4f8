import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

/** An address of this machine that nginx doesn't count as one of the shop's. */
const SHOPPERS_ADDRESS = '127.0.0.2';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a GET request as a client that doesn't belong to the shop; `headers` are further ones. */
export function getAsShopper(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const connection = { localAddress: SHOPPERS_ADDRESS, rejectUnauthorized: false, agent: false };
    request(url, { ...connection, headers }, (response) => {
      const { statusCode: status } = response;
      text(response).then((body) => resolve({ status, headers: response.headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}
