import { onceReachable } from './once-reachable';

const request = jest.fn<Promise<Pick<Response, 'status'>>, [string]>();
let onLine = true;

beforeEach(() => {
  jest.useFakeTimers();
  onLine = true;
  request.mockReset();
  Object.assign(window, { fetch: request });
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('calls back once the shop answers, though the browser never lost its connection', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  request.mockResolvedValueOnce({ status: 502 });
  request.mockResolvedValue({ status: 200 });
  const callback = jest.fn();
  onceReachable('/about', callback);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(callback).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('asks for nothing without a connection, and at once when it is back', async () => {
  onLine = false;
  request.mockResolvedValue({ status: 200 });
  const callback = jest.fn();
  onceReachable('/about', callback);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(request).not.toHaveBeenCalled();
  onLine = true;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('stops when it is no longer waited for', async () => {
  request.mockResolvedValue({ status: 200 });
  const callback = jest.fn();
  onceReachable('/about', callback)();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(callback).not.toHaveBeenCalled();
});
