import { useLoaderData } from '@storefront/host/router';
import { Suspense, use, useSyncExternalStore } from 'react';
import { PagePlaceholder } from '../page/page-placeholder';
import { AfterMount } from './after-mount';
import type { LoadedPage } from '../remotes/remote-loader';
import type { PageCode } from './page-code';
import { PENDING_DATA } from './page-loader';

interface PageComponentsOptions {
  code: PageCode;
  /** True in a browser that hydrates the server's HTML, of this page or another one. */
  isHydrating: boolean;
  /** The version of the remote in the server's HTML; undefined if there is none. */
  renderedVersion: string | undefined;
  /** Called when the page's content was rendered or hydrated. */
  onPageMount: (() => void) | undefined;
}

/**
 * Creates what the route of a remote's page shows. The page is in a Suspense boundary, so that the shell
 * around it is hydrated without it: the server's HTML of the page stays until its code has loaded.
 */
export function createPageComponents({
  code,
  isHydrating,
  renderedVersion,
  onPageMount,
}: PageComponentsOptions) {
  function Page() {
    const isPending = useLoaderData() === PENDING_DATA;
    if (isPending) return <PendingPage />;
    // Keyed by version, so that code is never hydrated over another version's HTML and never inherits its
    // state.
    return (
      <Suspense key={code.shown()?.version ?? renderedVersion}>
        <Content />
      </Suspense>
    );
  }

  function Content() {
    const { Component } = use(shownOrRendered(code));
    return (
      <AfterMount onMount={onPageMount}>
        <Component />
      </AfterMount>
    );
  }

  /** Shown after a navigation: the page's skeleton, or the shell's until the page's code has loaded. */
  function PendingPage() {
    const loaded = useSyncExternalStore(code.subscribe, code.loaded);
    const Placeholder = loaded ? loaded.HydrateFallback : PagePlaceholder;
    return Placeholder ? <Placeholder /> : null;
  }

  /** Shows nothing until the code is loaded (RT-04), then the page's skeleton until its data is. */
  function Fallback() {
    const atHydration = () => (isHydrating ? undefined : code.shown());
    const shown = useSyncExternalStore(code.subscribe, code.shown, atHydration);
    const version = shown?.version ?? renderedVersion;
    return version === undefined ? null : (
      <Suspense key={version}>
        <Skeleton />
      </Suspense>
    );
  }

  function Skeleton() {
    const { HydrateFallback } = use(shownOrRendered(code));
    return HydrateFallback ? <HydrateFallback /> : null;
  }

  return { Page, Fallback };
}

/**
 * What the page is rendered with, or the promise of the code that the server's HTML was rendered with. React takes
 * the value of a promise that is marked as fulfilled without waiting.
 */
function shownOrRendered({ shown, rendered }: PageCode): Promise<LoadedPage> {
  const page = shown();
  return page
    ? Object.assign(Promise.resolve(page), { status: 'fulfilled', value: page })
    : rendered;
}
