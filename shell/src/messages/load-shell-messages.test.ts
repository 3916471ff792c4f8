import { formatDeliveryDays } from '@storefront/host/format/delivery-dates';
import { setLanguageSource } from '@storefront/host/messages/language';
import { phoneError } from '@storefront/host/validation/phone';
import { loadShellMessages } from './load-shell-messages';
import { t } from './t';

beforeEach(() => setLanguageSource(() => 'hi'));

afterEach(() => setLanguageSource(() => 'en'));

test('the texts of the shell are in the language of the page', async () => {
  await loadShellMessages();
  expect(t('Home')).toBe('होम');
});

test('the texts of shared packages come with those of the shell', async () => {
  await loadShellMessages();
  const days = formatDeliveryDays({ earliest: '2026-12-02', latest: '2026-12-03' });
  expect(days).toBe('बुध 2 से गुरु 3 दिसंबर');
  expect(phoneError('', {}, true)).toBe('यह जानकारी देना ज़रूरी है');
});

test('a language without translations has English texts', async () => {
  setLanguageSource(() => 'ta');
  await loadShellMessages();
  expect(t('Home')).toBe('Home');
});
