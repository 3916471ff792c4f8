import type { MeasuredSpan } from '@storefront/tools/telemetry';
import { SHELL } from '@storefront/host/contracts/registry';
import type { StoreInfoState } from '@storefront/host';
import type { FragmentData } from '../../fragments/fragment-data';
import { TIME_LIMITS } from '../../remotes/time-limits';
import { htmlDocument } from '../document/html-document';
import { pageStoreInfo } from '../document/page-store-info';
import { scriptsOfFragment, scriptsOfPage, type PageVersion } from '../document/page-scripts';
import {
  RENDER_PROTOCOL,
  type FromRenderProcess,
  type PageRequest,
  type PageResponse,
  type RenderedFragment,
  type RenderContext,
  type RenderRequest,
  type RenderResponse,
  type ToRenderProcess,
} from '../render-protocol';
import { encode } from '../response/encode';
import { AwaitedFragments } from './awaited-fragments';
import { describeError } from './describe-error';
import { inLanguage } from './render-language';
import { RenderTimeoutError } from './render-to-html';

import { RenderTrace } from './render-trace';
import { createRenderer, type RenderInputs, type Renderer, type RenderResult } from './renderer';
import { withdrawSignals } from './withdraw-signals';

withdrawSignals();

let renderer: Renderer | undefined;
let contexts = new Map<number, RenderContext>();
let sentStoreInfo: StoreInfoState | undefined;
/** The fragments of the pages that are being rendered, by request id. */
const awaitedFragments = new Map<number, AwaitedFragments>();
let requestsInProgress = 0;

process.on('message', (message: ToRenderProcess) => {
  switch (message.kind) {
    case 'start':
      renderer = createRenderer({ ...message, onLoadFailure });
      send({ kind: 'ready', protocol: RENDER_PROTOCOL });
      break;
    case 'context':
      storeContext(message.context);
      break;
    case 'store-info':
      sentStoreInfo = message.storeInfo;
      break;
    case 'fragment':
      awaitedFragments.get(message.id)?.receive(message.key, message.fragment);
      break;
    case 'request':
      void respond(message.id, message.request);
  }
});

function storeContext(context: RenderContext): void {
  const [known] = contexts.values();
  if (known?.generation !== context.generation) contexts = new Map();
  contexts.set(context.id, context);
}

async function respond(id: number, request: RenderRequest): Promise<void> {
  requestsInProgress += 1;
  const trace = new RenderTrace('traceparent' in request ? request.traceparent : undefined);
  try {
    const language = 'language' in request ? request.language : undefined;
    const response = await inLanguage(language, () => responseTo(id, request, trace));
    send({ kind: 'response', id, response, ...spansOf(trace) });
  } catch (error) {
    const isFault = error instanceof RenderTimeoutError;
    send({ kind: 'failure', id, message: describeError(error), isFault, ...spansOf(trace) });
  } finally {
    awaitedFragments.delete(id);
    requestsInProgress -= 1;
  }
}

function spansOf({ spans }: RenderTrace): { spans?: MeasuredSpan[] } {
  return spans.length > 0 ? { spans } : {};
}

async function responseTo(
  id: number,
  request: RenderRequest,
  trace: RenderTrace,
): Promise<RenderResponse> {
  if (!renderer) throw new Error('A request came before the start message.');
  if (request.kind === 'check') {
    return { kind: 'check', problems: await renderer.check(request.remote, request.version) };
  }
  const context = contexts.get(request.context);
  if (!context) throw new Error(`The render context ${request.context} is unknown.`);
  const storeInfo = request.isStoreInfoKnown ? sentStoreInfo : undefined;
  const known = { context, storeInfo, trace };
  if (request.kind === 'fragment') {
    return { kind: 'fragment', fragment: await renderer.renderFragment(request, known) };
  }
  const fragments = new AwaitedFragments(request.fragments);
  awaitedFragments.set(id, fragments);
  return renderDocument(await renderer.render(request, known, fragments), request, known);
}

async function renderDocument(
  result: RenderResult,
  request: PageRequest,
  known: RenderInputs,
): Promise<PageResponse> {
  const { context } = known;
  const shell = context.registry.microFrontends[SHELL]?.[0];
  if (!shell) throw new Error('The registry has no shell.');
  if (result.kind === 'redirect') return result;
  const { html, styles, meta, hydration, storeInfo, pages, fragments, isComplete, ...rest } =
    result;
  const versions = versionsOf(pages);
  const rendered = {
    hydration,
    versions,
    ...(fragments.length > 0 && { fragments: fragments.map(dataOf) }),
  };
  const document = htmlDocument({
    shell,
    page: {
      ...context.page,
      storeInfo: pageStoreInfo(storeInfo, context.page.registry),
      rendered,
    },
    html,
    styles,
    scripts: [
      ...pages.flatMap((page) => scriptsOfPage(context.registry, page) ?? []),
      ...fragments.flatMap((fragment) => scriptsOfFragment(context.registry, fragment) ?? []),
    ],
    meta,
    address: request.canonical,
  });
  return {
    ...rest,
    isComplete,
    storeInfo: known.storeInfo ? undefined : storeInfo,
    versions,
    document: await known.trace.measure('compress', () =>
      encode(Buffer.from(document), request.encoding, request.use),
    ),
    encoding: request.encoding,
  };
}

/** What the browser needs of a fragment besides its HTML. */
function dataOf({ name, props, version, data }: RenderedFragment): FragmentData {
  return { name, props, version, data };
}

/** The version of each remote in the HTML. */
function versionsOf(pages: PageVersion[]): Record<string, string> {
  return Object.fromEntries(
    pages.flatMap(({ remote, version }) => (version === undefined ? [] : [[remote, version]])),
  );
}

function onLoadFailure(remote: string, version: string, error: unknown): void {
  send({ kind: 'load-failure', remote, version, message: describeError(error) });
}

/** After an uncaught error, the state of the process is unknown: it reports the error and ends. */
function crash(error: unknown): void {
  const message: FromRenderProcess = { kind: 'crash', message: describeError(error) };
  process.send?.(message, () => process.exit(1));
}

function send(message: FromRenderProcess): void {
  if (process.connected) process.send?.(message);
}

process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole process group; the page server ends this process when it has closed.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
setInterval(() => {
  if (requestsInProgress > 0) send({ kind: 'alive' });
}, TIME_LIMITS.server.heartbeat).unref();
