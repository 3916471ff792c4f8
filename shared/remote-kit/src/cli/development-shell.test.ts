import { DeployError } from '../deploy/deploy-error';
import { findDevelopmentShell } from './development-shell';

test('a deploy service without the live shell’s sources is no failure, but edits reload the page', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shell = () => Promise.reject(new DeployError('The live shell has other sources.'));
  expect(await findDevelopmentShell('1.0.0-unknown', { shell })).toBeUndefined();
  expect(said.mock.calls).toEqual([
    [
      'Every edit reloads the page, because its shell stays the published one. The live shell has other sources.',
    ],
  ]);
  said.mockRestore();
});
