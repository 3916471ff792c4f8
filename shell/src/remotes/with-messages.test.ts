import { createTranslator } from '@storefront/host/messages';
import { setLanguageSource } from '@storefront/host/messages/language';
import { remoteVersion } from './testing/remote-version';
import { withMessages } from './with-messages';

const english = remoteVersion({});
const version = { ...english, extras: { ...english.extras, messages: { hi: ['chunk.js'] } } };
const ofRemote = createTranslator('mf-test');
const loadModule = jest.fn<Promise<unknown>, [string, unknown, string]>();

beforeEach(() => {
  setLanguageSource(() => 'hi');
  loadModule
    .mockReset()
    .mockImplementation((_, __, name) =>
      Promise.resolve(name === './messages/hi' ? { Home: 'मुखपृष्ठ' } : 'the module'),
    );
});

afterEach(() => {
  setLanguageSource(() => 'en');
  jest.restoreAllMocks();
});

test('a module of a remote comes together with the translations of the remote', async () => {
  expect(await withMessages(loadModule)('mf-test', version, './routes')).toBe('the module');
  expect(ofRemote('Home')).toBe('मुखपृष्ठ');
});

test.each([
  ['without translations', english, 'hi'],
  ['in another language', version, 'ta'],
  ['in English', version, 'en'],
])('a remote %s is loaded without any', async (_, loaded, language) => {
  setLanguageSource(() => language);
  await withMessages(loadModule)('mf-test', loaded, './routes');
  expect(loadModule).toHaveBeenCalledTimes(1);
});

test('a remote whose translations can’t be loaded is shown in English', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  loadModule.mockImplementation((_, __, name) =>
    name === './routes' ? Promise.resolve('the module') : Promise.reject(new Error('404')),
  );
  expect(await withMessages(loadModule)('mf-other', version, './routes')).toBe('the module');
  expect(createTranslator('mf-other')('Home')).toBe('Home');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('mf-other'), expect.any(Error));
});
