// Part of every browser build from source, before anything else in it. It creates the hook by which React tells
// its tools of itself, unless the React DevTools have, and reloads the page for edits that it can't refresh.

/** The React of the page by its number: each build's React Refresh looks for it here, however late it starts. */
const renderers = new Map();

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    const id = renderers.size;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};

import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'check' && !canRefresh()) globalThis.location.reload();
});

/** False if the page's React is a published one, which can't replace components. */
function canRefresh() {
  const known = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers ?? renderers;
  return [...known.values()].some(({ scheduleRefresh }) => scheduleRefresh);
}
