import { RETURN_KINDS, RETURN_STATES } from '@storefront/host/contracts/api';
import { nextReturnState, type ReturnAction } from './return-transitions';

const ACTIONS: readonly ReturnAction[] = [
  'withdraw',
  'pick-up',
  'receive',
  'refuse',
  'send-exchange',
  'refund',
  'refund-fails',
];

/** The state of a return and of an exchange after each action; `-` where the action is refused. */
const EXPECTED = {
  return: `
                   withdraw   pick-up    receive   refuse   send-exchange  refund    refund-fails
    requested      withdrawn  picked-up  received  refused  -              -         -
    picked-up      -          -          received  refused  -              -         -
    received       -          -          -         -        -              refunded  -
    refunded       -          -          -         -        -              -         received
    exchange-sent  -          -          -         -        -              -         -
    refused        -          -          -         -        -              -         -
    withdrawn      -          -          -         -        -              -         -
  `,
  exchange: `
                   withdraw   pick-up    receive   refuse   send-exchange  refund    refund-fails
    requested      withdrawn  picked-up  received  refused  -              -         -
    picked-up      -          -          received  refused  -              -         -
    received       -          -          -         -        exchange-sent  -         -
    refunded       -          -          -         -        -              -         -
    exchange-sent  -          -          -         -        -              -         -
    refused        -          -          -         -        -              -         -
    withdrawn      -          -          -         -        -              -         -
  `,
} as const;

const pairs = RETURN_KINDS.flatMap((kind) =>
  RETURN_STATES.flatMap((state) => ACTIONS.map((action) => [kind, state, action] as const)),
);

test.each(pairs)('%s in state %s, action %s', (kind, state, action) => {
  const row = EXPECTED[kind]
    .split('\n')
    .map((line) => line.trim().split(/ +/))
    .find(([name]) => name === state);
  expect(nextReturnState(kind, state, action) ?? '-').toBe(row?.[ACTIONS.indexOf(action) + 1]);
});
