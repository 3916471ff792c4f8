import { act, render, screen } from '@testing-library/react';
import { OfflineBanner } from './offline-banner';

let onLine = true;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
});

afterEach(() => {
  onLine = true;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function connect(connected: boolean) {
  onLine = connected;
  act(() => void window.dispatchEvent(new Event(connected ? 'online' : 'offline')));
}

test('says that the browser is offline, and for four seconds that it is online again', () => {
  render(<OfflineBanner />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  connect(false);
  expect(status).toHaveTextContent(
    'You are offline. What you see may be out of date; your cart is kept.',
  );
  connect(true);
  expect(status).toHaveTextContent('You are online again.');
  act(() => jest.advanceTimersByTime(4_000));
  expect(status).toBeEmptyDOMElement();
});

test('is still shown when the connection is lost again', () => {
  render(<OfflineBanner />);
  connect(false);
  connect(true);
  connect(false);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
});
