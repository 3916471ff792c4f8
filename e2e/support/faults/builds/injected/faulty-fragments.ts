import fragments, { type Fragment } from 'fragments-under-test';
import { faultAtLoad, faultyComponent, throwInLoader } from './fault';

function withFault({ loader, lazy }: Fragment): Fragment {
  return {
    loader: async (args) => {
      throwInLoader();
      return loader?.(args);
    },
    lazy: () => lazy().then(({ Component }) => ({ Component: faultyComponent(Component) })),
  };
}

faultAtLoad();

export default Object.fromEntries(
  Object.entries(fragments).map(([name, fragment]) => [name, withFault(fragment)]),
);
