import { browserStorage, onOtherTabChange } from './browser-storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('keeps what a full storage does not take, until it does', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = browserStorage('localStorage');
  storage.set('key', 'old');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  storage.set('key', 'new');
  expect(storage.get('key')).toBe('new');
  full.mockRestore();
  storage.set('key', 'newest');
  localStorage.setItem('key', 'of another tab');
  expect(storage.get('key')).toBe('of another tab');
});

test('forgets what is removed', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = browserStorage('localStorage');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  storage.set('key', 'value');
  storage.remove('key');
  expect(storage.get('key')).toBeUndefined();
});

test('looks again when back or forward brings the page up as it was', () => {
  const listener = jest.fn();
  const stop = onOtherTabChange('key', listener);
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(listener).not.toHaveBeenCalled();
  shown(true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  shown(true);
  expect(listener).toHaveBeenCalledTimes(1);
});
