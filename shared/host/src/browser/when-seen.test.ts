import { whenSeen } from './when-seen';

afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

test('calls back at once for a page that is seen', () => {
  const callback = jest.fn();
  whenSeen(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('calls back for a prerendered page once it is opened, and not before', () => {
  Object.assign(document, { prerendering: true });
  const callback = jest.fn();
  whenSeen(callback);
  expect(callback).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(callback).toHaveBeenCalledTimes(1);
});
