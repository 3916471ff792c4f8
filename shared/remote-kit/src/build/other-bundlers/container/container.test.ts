import { createContainer, type CommonJsModule } from './container';

const react = { useState: () => 0 };
const shareScope = { react: { '19.3.1': { get: () => () => react } } };
const shared = { react: 'react' };
const guard = () => undefined;

const entry: CommonJsModule = (require, module) => {
  module.exports = { routes: { default: { react: require('react') } } };
};

test('an exposed module gets the shop’s own modules, and runs once', async () => {
  const run = jest.fn(entry);
  const container = createContainer({ shared, chunks: {}, guard, run });
  container.init(shareScope);
  const first = await container.get('./routes');
  const second = await container.get('./routes');
  expect(first()).toEqual({ default: { react } });
  expect(second()).toBe(first());
  expect(run).toHaveBeenCalledTimes(1);
});

test('a module that isn’t exposed, and one that the shop doesn’t provide, are named', async () => {
  const container = createContainer({ shared, chunks: {}, guard, run: entry });
  container.init({});
  await expect(container.get('./routes')).rejects.toThrow('The shop provides no react.');
  container.init(shareScope);
  await expect(container.get('./fragments')).rejects.toThrow('The remote exposes no ./fragments.');
});

test('a module that threw runs again the next time', async () => {
  const run = jest.fn(entry).mockImplementationOnce(() => {
    throw new Error('Broken on purpose.');
  });
  const container = createContainer({ shared: {}, chunks: {}, guard, run });
  await expect(container.get('./routes')).rejects.toThrow('Broken on purpose.');
  container.init(shareScope);
  await expect(container.get('./routes')).rejects.toThrow('The bundle has no react.');
  expect(run).toHaveBeenCalledTimes(2);
});
