/**
 * The host contract: all that shell and remotes know of each other. A federated singleton that the shell
 * provides; within a major version members are only added (HOST_CONTRACT in contracts/registry.ts).
 */
export { createBus, NoHandlerError } from './bus';
export type { Bus, BusEvents, ChosenVariant, Commands } from './bus';
export { cartCount, cartTotal, isSameLine, needsChoice } from './cart';
export type { CartLine, CartState, LineKey } from './cart';
export { defineFragment, Fragment } from './fragment';
export type {
  FragmentContentProps,
  FragmentLoaderArgs,
  FragmentModule,
  RemoteFragment,
  RemoteFragments,
} from './fragment';
export {
  HostProvider,
  useBus,
  useCart,
  useHost,
  useHttp,
  useSession,
  useStoreInfo,
  useWishlist,
} from './host';
export type { FragmentSlotProps, Host, Readable } from './host';
export { HttpError } from './http';
export type { Download, Http, RequestOptions } from './http';
export { loaderServices, services } from './loader';
export type { LoaderServices } from './loader';
export type { MetaContext, PageMeta, PageModule, RemoteRoute, RemoteRoutes } from './route';
export type { SavedProduct, SessionState, StoreInfoState, Toast, WishlistState } from './state';
