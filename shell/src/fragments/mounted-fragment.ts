import type { Host, LoaderServices } from '@storefront/host';
import type { DataRouter } from '@storefront/host/router';
import type { RemoteLoader } from '../remotes/remote-loader';
import type { FragmentData } from './fragment-data';
import type { FragmentProvider } from './fragment-providers';

/** What fragments need from the page that they are on. */
export interface FragmentPage {
  host: Host;
  router: DataRouter;
  services: LoaderServices;
  loader: RemoteLoader;
  /** Called for a fragment that threw, with the version it came from. */
  onError: (remote: string, version: string, error: unknown) => void;
}

/** A fragment in its element. */
export interface MountedFragment {
  provider: FragmentProvider;
  props: object;
  /** What the server rendered it with; undefined if it didn't. */
  rendered: FragmentData | undefined;
  onShown: () => void;
  onFailure: () => void;
}
