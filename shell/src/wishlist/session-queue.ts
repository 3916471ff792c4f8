import type { Bus } from '@storefront/host';

/** `isOver` says whether the session has ended in which the work was requested: then its result is ignored. */
type SessionWork = (isOver: () => boolean) => Promise<void>;

/** Creates the function that runs work after all earlier work, unless the session has ended by then. */
export function createSessionQueue(bus: Bus, isSignedIn: () => boolean) {
  let last: Promise<void> = Promise.resolve();
  let sessionCount = 0;
  bus.on('session.changed', () => {
    sessionCount += 1;
  });

  return (work: SessionWork): Promise<void> => {
    const began = sessionCount;
    const isOver = () => sessionCount !== began || !isSignedIn();
    last = last.then(() => (isOver() ? undefined : work(isOver)));
    return last;
  };
}
