import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import type { StoreInfoState } from '@storefront/host';
import type { PageData } from '../app/page-data';
import type { MeasuredSpan } from '@storefront/tools/telemetry';
import type { FragmentData } from '../fragments/fragment-data';
import type { Style } from './rendering/collected-styles';
import type { ContentEncoding, EncodingUse } from './response/encode';

/**
 * The messages between the page server and a render process. The process runs the server build of a shell
 * version, which may be older or newer than the page server: a change that the other side would misread gets
 * a new number, and a process with another number is not used.
 */
export const RENDER_PROTOCOL = 1;

/** What many pages have in common; a render process is sent it once, and pages refer to it. */
export interface RenderContext {
  id: number;
  /** Counts the registries: contexts of an earlier one are no longer needed. */
  generation: number;
  /** The versions to render; the first one of each app is preferred. */
  registry: Registry;
  /** The page data that doesn't depend on the page. */
  page: Omit<PageData, 'storeInfo' | 'rendered'>;
}

/** A page to render; nothing in it is personal. */
export interface PageRequest {
  kind: 'page';
  /** Id of the render context. */
  context: number;
  /** Absolute; its path and query choose the page. */
  url: string;
  /** The page's address for crawlers, in the shop's first language. */
  canonical: string;
  /** The language of the page; absent, as from earlier page servers, for English. */
  language?: string;
  /** False for a page that is sent without content: the browser renders it. */
  hasContent: boolean;
  /** True when the store information that was sent last is still valid; otherwise the page fetches it. */
  isStoreInfoKnown: boolean;
  /** The id of the request that the page is rendered for; its calls to the API carry it. */
  requestId?: string | undefined;
  /** The span that the render is a part of, if it is traced: the process measures its own parts. */
  traceparent?: string | undefined;
  /** The keys of the fragments that are sent when they are ready; absent, as from earlier page servers, without any. */
  fragments?: string[];
  /** The encoding of the document. */
  encoding: ContentEncoding;
  /** Whether the document is cached or sent once. */
  use: EncodingUse;
}

/** How long the parts of a page may take, in milliseconds. */
export type RenderLimits = Record<'remoteCode' | 'data' | 'render' | 'fragments', number>;

/** Loads a version of a remote with the code of all its pages. */
interface CheckRequest {
  kind: 'check';
  remote: string;
  version: RemoteVersion;
}

/** A fragment to render on its own; shells before host contract 1.6 render none. */
export interface FragmentRequest {
  kind: 'fragment';
  /** Id of the render context. */
  context: number;
  name: string;
  /** The version of its contract that the page was built for. */
  contract: string;
  props: Record<string, unknown>;
  /** See `PageRequest`. */
  url: string;
  language?: string;
  isStoreInfoKnown: boolean;
  requestId?: string | undefined;
  traceparent?: string | undefined;
}

/** A fragment as HTML, with what the page around it needs. */
export interface RenderedFragment extends FragmentData {
  remote: string;
  html: string;
  styles: Style[];
  /**
   * The hash of the store information that it was rendered with; absent, as from earlier versions of the
   * shell, when that is unknown.
   */
  storeInfoHash?: string;
  /** The tags of the responses that it was rendered from; absent, as from earlier versions of the shell, when unknown. */
  tags?: string[];
}

export type RenderRequest = PageRequest | CheckRequest | FragmentRequest;

/** A page, or a redirect to one. */
export type PageResponse =
  | { kind: 'redirect'; status: number; location: string; tags?: string[] }
  | {
      kind: 'page';
      status: number;
      /** True when all content was rendered; otherwise the browser renders the page. */
      isComplete: boolean;
      /** The complete HTML document, in UTF-8. */
      document: Uint8Array;
      /** How the document is encoded; absent, as from earlier versions of the shell, when it is not. */
      encoding?: ContentEncoding;
      /** The store information, if the process didn't know it. */
      storeInfo: StoreInfoState | undefined;
      /** The version of each remote on the page, by the remote's name. */
      versions: Record<string, string>;
      /** Why the page's data is missing; absent when nothing failed. */
      problem?: string;
      /** As in `RenderedFragment`, with those of its fragments. */
      tags?: string[];
    };

/** The problems that were found with a remote. */
interface CheckResponse {
  kind: 'check';
  problems: string[];
}

/** A fragment, ready to be put into pages. */
interface FragmentResponse {
  kind: 'fragment';
  fragment: RenderedFragment;
}

export type RenderResponse = PageResponse | CheckResponse | FragmentResponse;

/** From the page server to a render process. */
export type ToRenderProcess =
  | {
      kind: 'start';
      /** Folder of the published versions. */
      deployRoot: string;
      /** Address of the API including its prefix. */
      apiUrl: string;
      limits: RenderLimits;
    }
  | { kind: 'context'; context: RenderContext }
  /** Sent when it has changed; earlier versions of the shell fetch it for each page. */
  | { kind: 'store-info'; storeInfo: StoreInfoState }
  | { kind: 'request'; id: number; request: RenderRequest }
  /** For the page of a request: a fragment, or none where it could not be rendered. */
  | { kind: 'fragment'; id: number; key: string; fragment: RenderedFragment | undefined };

/** From a render process to the page server. */
export type FromRenderProcess =
  | { kind: 'ready'; protocol: number }
  /** Sent at short intervals while the process has requests, to show that it isn't blocked. */
  | { kind: 'alive' }
  /** With what was measured, if the request is traced. */
  | { kind: 'response'; id: number; response: RenderResponse; spans?: MeasuredSpan[] }
  /** A request that failed; `isFault` when it counts as a fault of the page's remote. */
  | {
      kind: 'failure';
      id: number;
      message: string;
      isFault: boolean;
      spans?: MeasuredSpan[];
    }
  /** A version could not be loaded; an earlier one was tried. */
  | { kind: 'load-failure'; remote: string; version: string; message: string }
  /** An error that nothing caught; the process ends. */
  | { kind: 'crash'; message: string };
