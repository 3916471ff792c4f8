import { RemotePage, type RemotePageProps } from '@storefront/ui/page/remote-page';

/** The outermost element of every page of this remote. */
export function Page(props: Omit<RemotePageProps, 'remote'>) {
  return <RemotePage remote="mf-cart-checkout" {...props} />;
}
