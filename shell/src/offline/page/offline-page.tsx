import { lazy, Suspense } from 'react';

const OfflineMessage = lazy(() =>
  import(/* webpackChunkName: "offline" */ './offline-message').then((module) => ({
    default: module.OfflineMessage,
  })),
);

/** Shown without a connection instead of a page that isn't stored. Its code is loaded on demand. */
export function OfflinePage() {
  return (
    <Suspense>
      <OfflineMessage />
    </Suspense>
  );
}
