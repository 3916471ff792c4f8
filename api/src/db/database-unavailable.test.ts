import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseUnavailableError, isDatabaseUnavailable } from './database-unavailable';

/** A query that failed with an error of the database. */
function refused(code: string): Error {
  const cause = Object.assign(new Error('refused'), { severity: 'ERROR', code });
  return new DrizzleQueryError('select 1', [], cause);
}

test.each([
  ['no connection could be made', new DatabaseUnavailableError(new Error('timeout'))],
  ['the connection broke', new DrizzleQueryError('select 1', [], new Error('ended'))],
  ['it is shut down', refused('57P01')],
  ['it cancelled a slow statement', refused('57014')],
  ['it has too many connections', refused('53300')],
])('the database is away when %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a value that exists already', refused('23505')],
  ['a conflict of two transactions', refused('40001')],
  ['any other error', new TypeError('no function')],
])('the database is not away after %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test('the error at the start says what to check, even if its cause has only a code', () => {
  const refusal = Object.assign(new Error(''), { code: 'ECONNREFUSED' });
  expect(new DatabaseUnavailableError(refusal).message).toBe(
    "The database can't be used: ECONNREFUSED. Is it running, and is DATABASE_URL right?",
  );
});
