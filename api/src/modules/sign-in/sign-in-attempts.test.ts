import { createTestApi, type TestApi, type TestResponse } from '../../testing/test-api';
import { apiPaths, ErrorBodySchema } from '@storefront/host/contracts/api';
import { knownDevices, signInAttempts } from '../../db/schema';
import { deleteExpired } from './sign-in.service';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ rateLimitMax: 30, trustProxy: true });
});
afterAll(() => api.close());

const PASSWORD = 'a password';

interface Guess {
  email: string;
  password?: string;
  /** The IP address of the request; a new one by default. */
  address?: string;
}

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
}

function signIn({ email, password = 'wrong-horse', address = nextAddress() }: Guess) {
  return api.call(apiPaths.authorize, {
    body: { email, password },
    headers: { 'x-forwarded-for': address },
  });
}

async function guess(email: string, times: number): Promise<TestResponse[]> {
  const responses: TestResponse[] = [];
  for (let time = 0; time < times; time += 1) responses.push(await signIn({ email }));
  return responses;
}

test('forty IP addresses together can guess the password of one account only ten times', async () => {
  const { email } = await api.signUp();
  const responses = await guess(email, 40);
  expect(responses.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 10 }, () => 401),
    ...Array.from({ length: 30 }, () => 429),
  ]);
  const last = responses.at(-1);
  expect(last?.as(ErrorBodySchema).error).toMatch(
    /^Too many failed sign-ins\. Please try again in (1 minute|\d+ seconds?)\.$/,
  );
});

/** Unblocks all sign-ins, as if their waits were over. */
async function waitIsOver(): Promise<void> {
  await api.db.update(signInAttempts).set({ blockedUntil: new Date(Date.now() - 1) });
}

test('the response names the wait, which doubles up to an hour', async () => {
  const { email } = await api.signUp();
  await guess(email, 10);
  const waits: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const blocked = await signIn({ email });
    waits.push(Math.round(Number(blocked.headers['retry-after']) / 60));
    if (round === 1) {
      expect(blocked.as(ErrorBodySchema).error).toBe(
        'Too many failed sign-ins. Please try again in 2 minutes.',
      );
    }
    await waitIsOver();
    expect((await signIn({ email })).status).toBe(401);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

test('concurrent guesses are counted', async () => {
  const { email } = await api.signUp();
  const responses = await Promise.all(Array.from({ length: 30 }, () => signIn({ email })));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('while an account is blocked, not even the right password signs in from an unknown device', async () => {
  const { email } = await api.signUp();
  await guess(email, 10);
  expect((await signIn({ email, password: PASSWORD })).status).toBe(429);
  await waitIsOver();
  expect((await signIn({ email, password: PASSWORD })).status).toBe(200);
});

test('a successful sign-in resets the count of failures', async () => {
  const { email } = await api.signUp();
  await guess(email, 9);
  expect((await signIn({ email, password: PASSWORD })).status).toBe(200);
  expect((await guess(email, 10)).map(({ status }) => status)).not.toContain(429);
});

test('an email without an account gets the same responses', async () => {
  const { email } = await api.signUp();
  const described = ({ status, text, headers }: TestResponse) => [
    status,
    text,
    headers['retry-after'],
  ];
  const known = (await guess(email, 12)).map(described);
  const unknown = (await guess('nobody.here@example.com', 12)).map(described);
  expect(unknown).toEqual(known);
});

describe('a device that has signed in to the account', () => {
  async function knownDevice(): Promise<{ email: string; cookie: string }> {
    const { email } = await api.signUp();
    const response = await signIn({ email, password: PASSWORD });
    const [cookie = ''] = String(response.headers['set-cookie']).split(';');
    return { email, cookie };
  }

  const signInWith = (cookie: string, email: string, password = PASSWORD) =>
    api.call(apiPaths.authorize, {
      body: { email, password },
      headers: { cookie: `theme=dark; ${cookie}`, 'x-forwarded-for': nextAddress() },
    });

  test('gets a cookie that scripts can’t read and other calls don’t send', async () => {
    const { email } = await api.signUp();
    const response = await signIn({ email, password: PASSWORD });
    expect(response.headers['set-cookie']).toMatch(
      /^known_device=[\w-]{43}; Path=\/api\/v1\/users\/authorize; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
  });

  test('can sign in while unknown devices are blocked', async () => {
    const { email, cookie } = await knownDevice();
    await guess(email, 12);
    expect((await signIn({ email, password: PASSWORD })).status).toBe(429);
    expect((await signInWith(cookie, email)).status).toBe(200);
  });

  test('doesn’t unblock unknown devices when it signs in', async () => {
    const { email, cookie } = await knownDevice();
    await guess(email, 10);
    expect((await signInWith(cookie, email)).status).toBe(200);
    expect((await signIn({ email })).status).toBe(429);
  });

  test('has the same limit of guesses', async () => {
    const { email, cookie } = await knownDevice();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await signInWith(cookie, email, 'wrong-horse')).status);
    }
    expect(statuses.slice(9)).toEqual([401, 429]);
  });

  test('is unknown to every other account', async () => {
    const { cookie } = await knownDevice();
    const other = await api.signUp();
    await guess(other.email, 10);
    expect((await signInWith(cookie, other.email)).status).toBe(429);
  });
});

test('emails aren’t stored with failed sign-ins', async () => {
  await guess('a.secret@example.com', 1);
  const rows = await api.db.select().from(signInAttempts);
  expect(JSON.stringify(rows)).not.toContain('a.secret');
});

test('failures are deleted after a day, known devices after a year', async () => {
  const now = Date.now();
  await api.db.update(signInAttempts).set({ lastAt: new Date(now - 23 * 3_600_000) });
  await deleteExpired(api.db, new Date(now));
  expect(await api.db.$count(signInAttempts)).toBeGreaterThan(0);
  await deleteExpired(api.db, new Date(now + 2 * 3_600_000));
  expect(await api.db.$count(signInAttempts)).toBe(0);
  expect(await api.db.$count(knownDevices)).toBeGreaterThan(0);
  await deleteExpired(api.db, new Date(now + 366 * 24 * 3_600_000));
  expect(await api.db.$count(knownDevices)).toBe(0);
});
