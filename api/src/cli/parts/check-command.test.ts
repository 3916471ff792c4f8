import { CustomersCommandSchema } from '../../operator/customers-command';
import { OperatorCommandSchema } from '../../operator/operator-command';
import { checkCommand } from './check-command';

const check = (action: string, rest: object) =>
  checkCommand(OperatorCommandSchema, action, { action, ...rest });

test('a command that can be used is returned as it is, options that weren’t typed included', () => {
  const command = { action: 'find', words: ['meera'], state: undefined, since: '2026-11-24' };
  expect(checkCommand(OperatorCommandSchema, 'find', command)).toBe(command);
  const other = { action: 'find', words: [], page: 2, json: true };
  expect(checkCommand(CustomersCommandSchema, 'find', other)).toBe(other);
});

test('an action that there isn’t is no command', () => {
  expect(check('fly', {})).toBeUndefined();
});

test.each([
  ['show', { orderId: undefined }, 'orderId is missing.'],
  [
    'find',
    { words: [], state: 'packd' },
    /^state must be .* \(pending, processing, packed, .*\)\.$/,
  ],
  ['find', { words: [], since: 'yesterday' }, /^since must match format "date"\.$/],
  ['find', { words: [], page: NaN }, /^page must be integer\.$/],
])('a wrong part of %s is named: %j', (action, rest, message) => {
  expect(() => check(action, rest)).toThrow(message);
});
