import type { ApiCall } from '@storefront/shared/contracts/api';
import { brokenJson, fails, htmlPage, nothing, type Answer } from './answers';
import { usualAnswers } from './usual-answers';

/** A way in which a call can go wrong. */
export interface Fault {
  name: string;
  answer: Answer;
}

/** All the ways in which a call can go wrong that end with an answer, or with none. */
export function faultsOf(call: ApiCall): Fault[] {
  return [
    { name: '500', answer: fails(500, undefined, { trace: 'at handler (/srv/api.js:1)' }) },
    { name: '401', answer: fails(401) },
    { name: '403', answer: fails(403) },
    { name: '404', answer: fails(404) },
    { name: 'nothing', answer: nothing },
    { name: 'JSON that breaks off', answer: brokenJson },
    { name: 'an HTML page', answer: htmlPage },
    { name: 'an empty body', answer: says('') },
    { name: 'null', answer: says('null') },
    { name: 'a list', answer: says('[]') },
    { name: 'an empty object', answer: says('{}') },
    { name: 'a list of nothings', answer: says('[null, 7, "x", {}]') },
    { name: 'words for numbers', answer: says(wordsForNumbers(usualAnswers[call])) },
  ];
}

/** `200 OK` with a body that no contract is asked about. */
function says(text: string): Answer {
  return { kind: 'text', status: 200, text, type: 'application/json' };
}

function wordsForNumbers(answer: Answer): string {
  if (answer.kind !== 'json') return '';
  return JSON.stringify(answer.body, (_, value: unknown) =>
    typeof value === 'number' ? 'many' : value,
  );
}
