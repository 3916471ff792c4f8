import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Type } from 'typebox';
import { ConfigError, readSettings } from './read-settings';
import { settingsHelp, settingsTable } from './settings-table';

const SETTINGS = {
  PORT: {
    schema: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000 }),
    description: 'the shop’s port',
  },
  LOG_LEVEL: {
    schema: Type.Enum(['warn', 'info'], { default: 'warn' }),
    description: '`warn` or `info`, not warn|info',
  },
  TRUST_PROXY: { schema: Type.Boolean({ default: false }), description: 'believe the proxy' },
  SECRET: {
    schema: Type.Optional(Type.String({ minLength: 4 })),
    fallback: 'made up',
    description: 'a secret',
    secret: true,
  },
};

test('a setting has its type and its default; a blank one counts as missing', () => {
  expect(readSettings(SETTINGS, { PORT: ' 80 ', LOG_LEVEL: '', TRUST_PROXY: 'true' })).toEqual({
    PORT: 80,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: true,
  });
});

test('an error names every setting that can’t be used, with what is allowed, and no secret', () => {
  const read = () =>
    readSettings(SETTINGS, { PORT: 'x', LOG_LEVEL: 'loud', TRUST_PROXY: 'on', SECRET: 'abc' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    'PORT must be a whole number from 0 to 65535, not "x".\n' +
      'LOG_LEVEL must be one of warn, info, not "loud".\n' +
      'TRUST_PROXY must be true or false, not "on".\n' +
      'SECRET must be at least 4 characters long.',
  );
});

test('a secret may be in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  const file = path.join(folder, 'secret');
  writeFileSync(file, 'from the file\n');
  expect(readSettings(SETTINGS, { SECRET_FILE: file }).SECRET).toBe('from the file');
  expect(() => readSettings(SETTINGS, { SECRET_FILE: file, SECRET: 'another' })).toThrow(
    'Set SECRET or SECRET_FILE, not both.',
  );
  writeFileSync(file, 'abc');
  expect(() => readSettings(SETTINGS, { SECRET_FILE: file })).toThrow(
    'SECRET must be at least 4 characters long.',
  );
  rmSync(folder, { recursive: true });
  expect(() => readSettings(SETTINGS, { SECRET_FILE: file })).toThrow(
    'SECRET_FILE can’t be read: ENOENT',
  );
});

test('only secrets are read from files', () => {
  expect(readSettings(SETTINGS, { PORT_FILE: '/etc/hostname' }).PORT).toBe(3000);
});

test('a table has a line for each setting, as the first program describes it', () => {
  expect(
    settingsTable(SETTINGS, {
      PORT: { schema: Type.Integer(), description: 'another program’s words' },
    }),
  ).toBe(
    `| name | default | meaning |
| --- | --- | --- |
| \`PORT\` | 3000 | the shop’s port |
| \`LOG_LEVEL\` | warn | \`warn\` or \`info\`, not warn\\|info |
| \`TRUST_PROXY\` | false | believe the proxy |
| \`SECRET\`, \`SECRET_FILE\` | made up | a secret |`,
  );
});

test('the help of a program has its settings for a terminal', () => {
  expect(settingsHelp(SETTINGS)).toBe(`PORT  (default: 3000)
    the shop’s port
LOG_LEVEL  (default: warn)
    warn or info, not warn|info
TRUST_PROXY  (default: false)
    believe the proxy
SECRET, SECRET_FILE  (default: made up)
    a secret`);
});
