import fragments, { type Fragment } from 'fragments-under-test';
import { applyLoadFault, faultyComponent, throwIfLoaderFault } from './fault';

function withFault({ loader, lazy }: Fragment): Fragment {
  return {
    loader: async (args) => {
      throwIfLoaderFault();
      return loader?.(args);
    },
    lazy: () => lazy().then(({ Component }) => ({ Component: faultyComponent(Component) })),
  };
}

applyLoadFault();

export default Object.fromEntries(
  Object.entries(fragments).map(([name, fragment]) => [name, withFault(fragment)]),
);
