import { setLanguageSource } from '@storefront/host/messages/language';
import { loadShellMessages } from './load-shell-messages';
import { t } from './t';

beforeEach(() => setLanguageSource(() => 'hi'));

afterEach(() => setLanguageSource(() => 'en'));

test('the texts of the shell are in the language of the page', async () => {
  await loadShellMessages();
  expect(t('Home')).toBe('होम');
});

test('a language without translations has English texts', async () => {
  setLanguageSource(() => 'ta');
  await loadShellMessages();
  expect(t('Home')).toBe('Home');
});
