import {
  setViewTransition,
  type DataRouter,
  type ViewTransitionLocations,
} from '@storefront/host/router';
import { PENDING_DATA } from './page-loader';

type Subscriber = Parameters<DataRouter['subscribe']>[0];
type State = Parameters<Subscriber>[0];
type UpdateOptions = Parameters<Subscriber>[1];

/**
 * The router for `RouterProvider`, with view transitions. The page is rendered once, within the transition and with
 * the newest state; a page without its data is shown at once, without a transition.
 */
export function withViewTransitions(router: DataRouter): DataRouter {
  const subscribers = new Set<Subscriber>();
  let running: ViewTransition | undefined;

  function notify(options: UpdateOptions) {
    [...subscribers].forEach((subscriber) => subscriber(router.state, options));
  }

  function transition(locations: ViewTransitionLocations) {
    running?.skipTransition();
    setViewTransition(locations);
    const own = document.startViewTransition(() => notify({ flushSync: true }));
    running = own;
    // A transition that the next navigation skips is no error.
    own.ready.catch(() => undefined);
    void own.finished.finally(() => {
      if (running !== own) return;
      running = undefined;
      setViewTransition(undefined);
    });
  }

  function onUpdate(state: State, { viewTransition, ...options }: UpdateOptions) {
    if (isPending(state)) notify({ flushSync: true });
    else if (viewTransition && 'startViewTransition' in document) transition(viewTransition);
    else notify(options);
  }

  router.subscribe(onUpdate);
  return Object.create(router, {
    subscribe: {
      value(subscriber: Subscriber) {
        subscribers.add(subscriber);
        return () => subscribers.delete(subscriber);
      },
    },
  }) as DataRouter;
}

/** True when a navigation has ended before the page's data has loaded. */
function isPending({ loaderData, navigation, revalidation }: State): boolean {
  const hasArrived = navigation.state === 'idle' && revalidation === 'idle';
  return hasArrived && Object.values(loaderData).includes(PENDING_DATA);
}
