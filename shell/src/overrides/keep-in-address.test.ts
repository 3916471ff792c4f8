import { memoryStorage } from '../storage/testing/memory-storage';
import { keepOverridesInAddress } from './keep-in-address';
import { syncStoredOverrides } from './stored-overrides';

test('the address of every page that is opened in the tab names its overrides', () => {
  const tab = memoryStorage();
  history.replaceState(null, '', '/?with=mf-catalog%401.0.0.1.c2ln');
  syncStoredOverrides(tab, true, location.href);
  let navigated: () => void = () => undefined;
  keepOverridesInAddress(
    { subscribe: (subscriber) => ((navigated = subscriber as () => void), () => undefined) },
    tab,
  );

  history.pushState({ key: 'a' }, '', '/products?q=silk#top');
  navigated();
  expect(location.pathname + location.search + location.hash).toBe(
    '/products?q=silk&with=mf-catalog%401.0.0.1.c2ln#top',
  );
  expect(history.state).toEqual({ key: 'a' });
});
