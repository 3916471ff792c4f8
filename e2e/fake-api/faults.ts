import type { ApiCall } from '@storefront/host/contracts/api';
import {
  OUTCOMES,
  RESPONSE_FAULTS,
  type ResponseFault,
} from '@storefront/remote-kit/testing/response-faults';
import { ALL_PAIRS } from '../support/settings';
import { defaultResponses } from './default-responses';
import { noResponse, type FakeResponse } from './responses';

/** A failure of a call. */
interface Fault {
  name: string;
  response: FakeResponse;
}

/**
 * A fault of a call for each outcome, by turns another one with the same outcome. Each remote's
 * `faulty-responses.test.tsx` tries all of them without a browser.
 */
export function faultOfEachOutcome(call: ApiCall, turn: number): Fault[] {
  const chosen = OUTCOMES.flatMap((outcome) =>
    inTurn(
      RESPONSE_FAULTS.filter((fault) => fault.outcome === outcome),
      turn,
    ),
  );
  return faultsOf(call, chosen);
}

/** A single fault of a call, by turns another one. */
export function faultInTurn(call: ApiCall, turn: number): Fault[] {
  return faultsOf(call, inTurn(RESPONSE_FAULTS, turn));
}

/** One of the faults, in a list. */
function inTurn(faults: ResponseFault[], turn: number): ResponseFault[] {
  const start = turn % faults.length;
  return faults.slice(start, start + 1);
}

function faultsOf(call: ApiCall, chosen: ResponseFault[]): Fault[] {
  return (ALL_PAIRS ? RESPONSE_FAULTS : chosen).map(({ name, status, body }) => {
    if (status === undefined) return { name, response: noResponse };
    const success = defaultResponses[call];
    const text = body(success.kind === 'json' ? success.body : undefined);
    const type = text.startsWith('<') ? 'text/html' : 'application/json';
    // A text isn't checked against the contracts.
    return { name, response: { kind: 'text', status, text, type } };
  });
}
