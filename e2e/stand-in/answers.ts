/** How the stand-in answers a call. */
export type Answer =
  /** A JSON body; a good one must be of a shape that the contracts allow. */
  | { kind: 'json'; status: number; body: unknown }
  /** A body that isn't JSON, whatever its type says. */
  | { kind: 'text'; status: number; text: string; type: string }
  /** The connection ends without an answer. */
  | { kind: 'cut' };

/** A good answer, `200` unless told otherwise. */
export function ok(body: unknown, status = 200): Answer {
  return { kind: 'json', status, body };
}

/** A failure with a status, and with the server's words where there are any. */
export function fails(status: number, error?: string, more: Record<string, unknown> = {}): Answer {
  return { kind: 'json', status, body: error === undefined ? more : { error, ...more } };
}

/** `200 OK` with a body that says JSON and isn't. */
export const brokenJson: Answer = {
  kind: 'text',
  status: 200,
  text: '{"data": [',
  type: 'application/json',
};

/** `200 OK` with a page, as a gateway in between gives it. */
export const htmlPage: Answer = {
  kind: 'text',
  status: 200,
  text: '<!doctype html><title>Welcome</title>',
  type: 'text/html',
};

/** The page of a gateway that can't reach the server behind it. */
export const badGateway: Answer = {
  kind: 'text',
  status: 502,
  text: '<!doctype html><title>Bad Gateway</title>',
  type: 'text/html',
};

/** The connection ends without an answer. */
export const nothing: Answer = { kind: 'cut' };
