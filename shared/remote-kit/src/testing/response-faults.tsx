import { HttpError } from '@storefront/host';

/**
 * What a page does with a faulty response. `missing`: it may say that there is no such thing, instead of the
 * message that the call failed. `other shape`: it may show what can be read, instead of the message that the
 * response is unreadable.
 */
export const OUTCOMES = ['failed', 'signed out', 'missing', 'unreadable', 'other shape'] as const;

type Outcome = (typeof OUTCOMES)[number];

/** What a call may get instead of its response. */
export interface ResponseFault {
  name: string;
  outcome: Outcome;
  /** The status; undefined if there is no response. */
  status: number | undefined;
  /** The text of the body, made from the content of a successful response. */
  body: (content: unknown) => string;
}

/** All faults that the response to a call may have. */
export const RESPONSE_FAULTS: ResponseFault[] = [
  {
    name: '500',
    outcome: 'failed',
    status: 500,
    body: () => '{"trace":"at handler (/srv/api.js:1)"}',
  },
  { name: '401', outcome: 'signed out', status: 401, body: () => '{}' },
  { name: '403', outcome: 'missing', status: 403, body: () => '{}' },
  { name: '404', outcome: 'missing', status: 404, body: () => '{}' },
  { name: 'no response', outcome: 'failed', status: undefined, body: () => '' },
  withBody('truncated JSON', 'unreadable', '{"data": ['),
  withBody('an HTML page', 'unreadable', '<!doctype html><title>Welcome</title>'),
  withBody('an empty body', 'unreadable', ''),
  withBody('null', 'unreadable', 'null'),
  withBody('an empty list', 'other shape', '[]'),
  withBody('an empty object', 'other shape', '{}'),
  withBody('a list of invalid items', 'other shape', '[null, 7, "x", {}]'),
  {
    name: 'text in place of numbers',
    outcome: 'other shape',
    status: 200,
    body: (content) =>
      JSON.stringify(content, (_, value: unknown) => (typeof value === 'number' ? 'many' : value)),
  },
];

function withBody(name: string, outcome: Outcome, text: string): ResponseFault {
  return { name, outcome, status: 200, body: () => text };
}

/** Technical texts that no shopper should read. */
export const TECHNICAL_TEXT =
  /undefined|\bNaN\b|\[object |\bnull\b|TypeError|SyntaxError|AxiosError|status code|Unexpected token|ECONN|\/srv\/|Infinity|Invalid Date/;

/** The faulty response as a page gets it from the HTTP client: an error, or the body, parsed if it is JSON. */
export function faultyResponse({ status, body }: ResponseFault, content: unknown): unknown {
  if (status === undefined) return new HttpError('Network Error', { noResponse: true });
  const parsed = parseJson(body(content));
  if (status === 200) return parsed;
  return new HttpError(`Request failed with status code ${status}`, { status, body: parsed });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
