import type { StoreInfoState } from '@storefront/host';
import type {
  FragmentRequest,
  PageRequest,
  RenderContext,
  RenderedFragment,
} from '../render-protocol';

/** What a render process is sent only once, for everything that it renders. */
export interface SharedRenderState {
  context: RenderContext;
  /** The store information, if it is known. */
  storeInfo: StoreInfoState | undefined;
}

type SharedKeys = 'kind' | 'context' | 'isStoreInfoKnown';

/** A page to render. */
export interface PageToRender
  extends Omit<PageRequest, SharedKeys | 'fragments'>, SharedRenderState {
  /** The fragments on the page, which are being rendered meanwhile. */
  fragments?: PendingFragment[];
}

/** A fragment that is being rendered for a page; never rejects. */
export interface PendingFragment {
  key: string;
  rendered: Promise<RenderedFragment | undefined>;
}

/** A fragment to render. */
export interface FragmentToRender extends Omit<FragmentRequest, SharedKeys>, SharedRenderState {}
