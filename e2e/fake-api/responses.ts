/** What the fake API sends back to a request. */
export type FakeResponse =
  /** A JSON body; a successful one must have a shape that the contracts allow. */
  | { kind: 'json'; status: number; body: unknown }
  /** A body that isn't JSON, whatever its content type says. */
  | { kind: 'text'; status: number; text: string; type: string }
  /** The connection closes without a response. */
  | { kind: 'closed' };

/** A successful response, `200` unless another status is given. */
export function ok(body: unknown, status = 200): FakeResponse {
  return { kind: 'json', status, body };
}

/** An error response with a status, and with the server's message if there is one. */
export function failure(
  status: number,
  error?: string,
  more: Record<string, unknown> = {},
): FakeResponse {
  return { kind: 'json', status, body: error === undefined ? more : { error, ...more } };
}

/** `200 OK` with a body that claims to be JSON and ends in the middle. */
export const brokenJson: FakeResponse = {
  kind: 'text',
  status: 200,
  text: '{"data": [',
  type: 'application/json',
};

/** `200 OK` with an HTML page, as a gateway in between may send it. */
export const htmlPage: FakeResponse = {
  kind: 'text',
  status: 200,
  text: '<!doctype html><title>Welcome</title>',
  type: 'text/html',
};

/** The page of a gateway that can't reach the server behind it. */
export const badGateway: FakeResponse = {
  kind: 'text',
  status: 502,
  text: '<!doctype html><title>Bad Gateway</title>',
  type: 'text/html',
};

/** The connection closes without a response. */
export const noResponse: FakeResponse = { kind: 'closed' };
