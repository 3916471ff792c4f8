import type { ApiCall } from '@storefront/shared/contracts/api';
import { defaultResponses } from './default-responses';
import { brokenJson, failure, htmlPage, noResponse, type FakeResponse } from './responses';

/** A failure of a call. */
interface Fault {
  name: string;
  response: FakeResponse;
}

/** All failures that a call may have, with a response or without one. */
export function faultsOf(call: ApiCall): Fault[] {
  return [
    { name: '500', response: failure(500, undefined, { trace: 'at handler (/srv/api.js:1)' }) },
    { name: '401', response: failure(401) },
    { name: '403', response: failure(403) },
    { name: '404', response: failure(404) },
    { name: 'no response', response: noResponse },
    { name: 'truncated JSON', response: brokenJson },
    { name: 'an HTML page', response: htmlPage },
    { name: 'an empty body', response: uncheckedBody('') },
    { name: 'null', response: uncheckedBody('null') },
    { name: 'an empty list', response: uncheckedBody('[]') },
    { name: 'an empty object', response: uncheckedBody('{}') },
    { name: 'a list of invalid items', response: uncheckedBody('[null, 7, "x", {}]') },
    { name: 'text in place of numbers', response: uncheckedBody(withTextForNumbers(call)) },
  ];
}

/** `200 OK` with a body that isn't checked against the contracts. */
function uncheckedBody(text: string): FakeResponse {
  return { kind: 'text', status: 200, text, type: 'application/json' };
}

/** The body of the call's default response, with each number replaced by a word. */
function withTextForNumbers(call: ApiCall): string {
  const response = defaultResponses[call];
  if (response.kind !== 'json') return '';
  return JSON.stringify(response.body, (_, value: unknown) =>
    typeof value === 'number' ? 'many' : value,
  );
}
