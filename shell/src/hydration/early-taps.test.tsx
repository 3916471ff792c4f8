import './early-taps.js';
import { HostProvider } from '@storefront/host';
import { islandComponent } from '@storefront/host/island';
import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { act, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a part of a page whose code is missing until `arrive()`; until then React stops clicks on its
 * button.
 */
async function hydrateWaitingForCode(onClick: () => void) {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));

  function Rest() {
    use(code);
    return <p>Rest</p>;
  }

  document.body.innerHTML = '<div><!--$--><button>Back</button><p>Rest</p><!--/$--></div>';
  const [root, button] = document.querySelectorAll<HTMLElement>('div, button');
  if (!root || !button) throw new Error('The page has no button.');
  await act(async () => {
    hydrateRoot(
      root,
      <Suspense>
        <button onClick={onClick}>Back</button>
        <Rest />
      </Suspense>,
    );
    await Promise.resolve();
  });
  return { button, arrive };
}

test('a tap on a button is replayed once the code of its part of the page has arrived', async () => {
  const onClick = jest.fn();
  const { button, arrive } = await hydrateWaitingForCode(onClick);
  expect(Object.keys(button).some((key) => key.startsWith('__react'))).toBe(true);
  act(() => button.click());
  expect(onClick).not.toHaveBeenCalled();

  arrive();
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
});

test('a tap that reached the button is not replayed', async () => {
  const onClick = jest.fn();
  const { button, arrive } = await hydrateWaitingForCode(onClick);
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  jest.useFakeTimers();
  act(() => button.click());
  act(() => button.click());
  jest.runAllTimers();
  jest.useRealTimers();
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a tap after hydration waits for an earlier one that is about to be replayed', async () => {
  document.body.innerHTML = '<div><button>Increase</button><button>Add</button></div>';
  const [root] = document.querySelectorAll('div');
  const [increase, add] = document.querySelectorAll('button');
  if (!root || !increase || !add) throw new Error('The page has no buttons.');
  const taps: string[] = [];
  jest.useFakeTimers();
  increase.click();
  act(() => {
    hydrateRoot(
      root,
      <>
        <button onClick={() => taps.push('increase')}>Increase</button>
        <button onClick={() => taps.push('add')}>Add</button>
      </>,
    );
  });
  jest.advanceTimersByTime(60);
  act(() => add.click());
  expect(taps).toEqual([]);
  await act(() => jest.runAllTimersAsync());
  jest.useRealTimers();
  expect(taps).toEqual(['increase', 'add']);
});

test('a tap on a button of an island is replayed once it is mounted, and later ones reach it', async () => {
  const onClick = jest.fn();
  const Island = islandComponent({
    html: () => '<button>More</button>',
    mount(element) {
      element.addEventListener('click', () => {
        onClick();
        element.innerHTML = '<button>Less</button>';
      });
      return { update: jest.fn(), unmount: jest.fn() };
    },
  });
  document.body.innerHTML = '<main><div><button>More</button></div></main>';
  const page = document.body.children[0];
  const tap = () => page?.querySelector('button')?.click();
  if (!page) throw new Error('The page is empty.');
  tap();

  await act(async () => {
    const router = createMemoryRouter([{ path: '*', element: <Island /> }]);
    hydrateRoot(
      page,
      <HostProvider host={createTestHost().host}>
        <RouterProvider router={router} />
      </HostProvider>,
    );
    await Promise.resolve();
  });
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
  tap();
  expect(page).toHaveTextContent('Less');
  expect(onClick).toHaveBeenCalledTimes(2);
});
