import { render, type RenderResult } from '@testing-library/react';
import type { FragmentName, FragmentProps } from '@storefront/host/contracts/fragments';
import { HostProvider, type Host, type RemoteFragment } from '@storefront/host';
import { createMemoryRouter, RouterProvider, type DataRouter } from '@storefront/host/router';

interface RenderFragmentOptions<Name extends FragmentName> {
  host: Host;
  props: FragmentProps[Name];
}

/**
 * Renders a fragment as the shell does: loader, code, component. The returned router has the address that its
 * links led to.
 */
export async function renderFragment<Name extends FragmentName>(
  fragment: RemoteFragment,
  { host, props }: RenderFragmentOptions<Name>,
): Promise<RenderResult & { router: DataRouter }> {
  const [{ Component }, data] = await Promise.all([
    fragment.lazy(),
    fragment.loader?.({
      props,
      http: host.http,
      storeInfo: () => Promise.resolve(host.storeInfo.getState()),
      signal: new AbortController().signal,
    }),
  ]);
  const router = createMemoryRouter([
    { path: '*', element: <Component props={props} data={data} /> },
  ]);
  const view = render(
    <HostProvider host={host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  return { ...view, router };
}
