import { ignoreSkippedTransitions } from './skipped-transitions';

ignoreSkippedTransitions();

test.each([
  ['a skipped transition', new DOMException('Transition was skipped', 'AbortError'), true],
  ['an aborted request', new DOMException('The user aborted a request.', 'AbortError'), false],
  ['any other error', new Error('Transition was skipped'), false],
])('whether %s is left out of the uncaught errors', (_, reason, isIgnored) => {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isIgnored);
});
