import { openBrowserStorage, onOtherTabChange } from './browser-storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('keeps a value in memory while the storage is full', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = openBrowserStorage('localStorage');
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

test('removes a value that was kept in memory', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = openBrowserStorage('localStorage');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  storage.set('key', 'value');
  storage.remove('key');
  expect(storage.get('key')).toBeUndefined();
});

test('calls back when the page is restored from the back/forward cache', () => {
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
