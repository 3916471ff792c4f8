import {
  createBus,
  HostProvider,
  type Host,
  type SessionState,
  type StoreInfoState,
  type WishlistState,
} from '@storefront/host';
import { Router, type Navigator } from '@storefront/host/router';
import { act, fireEvent, render } from '@testing-library/react';
import { Component, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { islandComponent, type Island } from './island-component';

interface Greeting {
  name: string;
  /** What the island does not show. */
  place?: string;
}

const unused = () => Promise.reject(new Error('An island makes no call here.'));

const host: Host = {
  http: {
    get: unused,
    post: unused,
    put: unused,
    patch: unused,
    delete: unused,
    download: unused,
    stream: unused,
  },
  bus: createBus(),
  session: createStore<SessionState>(() => ({
    loading: false,
    signedIn: false,
    user: undefined,
    registeredEmail: undefined,
  })),
  cart: createStore(() => ({ lines: [] })),
  storeInfo: createStore<StoreInfoState>(() => ({
    status: 'loading',
    info: undefined,
    error: undefined,
  })),
  wishlist: createStore<WishlistState>(() => ({ ids: [], saved: {}, status: 'ready' })),
  FragmentSlot: () => null,
};

const push = jest.fn();
const navigator: Navigator = { createHref: String, go: jest.fn(), push, replace: jest.fn() };

/** The tree around a fragment. */
function inShop(children: ReactNode) {
  return (
    <HostProvider host={host}>
      <Router location="/lookbook" navigator={navigator}>
        {children}
      </Router>
    </HostProvider>
  );
}

/** An island that greets, and notes what is called and what its element has in it then. */
function greeting(failing?: 'html' | 'mount' | 'update' | 'unmount') {
  const calls: string[] = [];
  function call(name: string, content: string) {
    calls.push(`${name} ${content}`);
    if (name === failing) throw new Error(`The ${name} failed.`);
  }
  const island: Island<Greeting> = {
    html({ name }) {
      if (failing === 'html') throw new Error('The html failed.');
      return `<p>Hello ${name}</p>`;
    },
    mount(element, { name }) {
      const content = element.textContent;
      element.innerHTML = `<b>Mounted for ${name}</b>`;
      call('mount', content);
      return {
        update: (props) => call('update', `${props.name}, ${element.textContent}`),
        unmount: () => call('unmount', element.textContent),
      };
    },
  };
  return { Greeting: islandComponent(island), calls };
}

interface BoundaryState {
  error?: Error;
}

/** Shows the error of what is in it. */
class Boundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  override render() {
    return this.state.error?.message ?? this.props.children;
  }
}

/** An element with the server's HTML. */
function serverElement(node: ReactNode): HTMLElement {
  document.body.innerHTML = `<main>${renderToString(inShop(node))}</main>`;
  const [element] = document.getElementsByTagName('main');
  if (!element) throw new Error('The page has no main element.');
  return element;
}

beforeEach(() => push.mockClear());
afterEach(() => jest.restoreAllMocks());

test('the server sends the HTML of an island, and doesn’t mount it', () => {
  const { Greeting, calls } = greeting();
  expect(renderToString(inShop(<Greeting name="Asha" />))).toBe('<div><p>Hello Asha</p></div>');
  expect(calls).toEqual([]);
});

test('hydration keeps the elements that the server sent, and mounts the island on them', () => {
  const islands: Element[] = [];
  const Island = islandComponent<object>({
    html: () => '<p>Sent by the server</p>',
    mount(element) {
      islands.push(...element.children);
      return { update: jest.fn(), unmount: jest.fn() };
    },
  });
  const page = serverElement(<Island />);
  const [sent] = page.getElementsByTagName('p');
  const onError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(onError);

  act(() => void hydrateRoot(page, inShop(<Island />), { onRecoverableError: onError }));
  expect(islands).toHaveLength(1);
  expect(islands[0]).toBe(sent);
  expect(sent?.isConnected).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});

test('HTML that the browser has changed before the hydration stays as it is', () => {
  const { Greeting, calls } = greeting();
  const page = serverElement(<Greeting name="Asha" />);
  page.getElementsByTagName('p')[0]?.append(', open');
  const onError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(onError);

  act(() => void hydrateRoot(page, inShop(<Greeting name="Asha" />)));
  expect(calls).toEqual(['mount Hello Asha, open']);
  expect(onError).not.toHaveBeenCalled();
});

test('after a navigation an island is mounted on its HTML, and unmounted when it is removed', () => {
  const { Greeting, calls } = greeting();
  const { unmount } = render(inShop(<Greeting name="Asha" />));
  expect(calls).toEqual(['mount Hello Asha']);
  unmount();
  expect(calls).toEqual(['mount Hello Asha', 'unmount Mounted for Asha']);
});

test('changed props update an island, equal ones don’t, and React leaves its content alone', () => {
  const { Greeting, calls } = greeting();
  const { rerender, container } = render(inShop(<Greeting name="Asha" />));
  rerender(inShop(<Greeting name="Asha" />));
  expect(calls).toEqual(['mount Hello Asha']);
  rerender(inShop(<Greeting name="Meera" />));
  expect(calls.slice(1)).toEqual(['update Meera, Mounted for Asha']);
  expect(container).toHaveTextContent('Mounted for Asha');
});

test('React’s strict mode mounts an island twice, each time on its HTML', () => {
  const { Greeting, calls } = greeting();
  render(<StrictMode>{inShop(<Greeting name="Asha" />)}</StrictMode>);
  expect(calls).toEqual(['mount Hello Asha', 'unmount Mounted for Asha', 'mount Hello Asha']);
});

test('an island whose HTML fails fails on the server', () => {
  const { Greeting } = greeting('html');
  expect(() => renderToString(inShop(<Greeting name="Asha" />))).toThrow('The html failed.');
});

test.each([
  ['html', []],
  ['mount', ['mount Hello Asha']],
  ['update', ['mount Hello Asha', 'update Meera, Mounted for Asha', 'unmount Mounted for Asha']],
  ['unmount', ['mount Hello Asha', 'update Meera, Mounted for Asha', 'unmount Mounted for Asha']],
] as const)('what its %s throws reaches the error boundary around it', (failing, expected) => {
  jest.spyOn(console, 'error').mockImplementation();
  const { Greeting, calls } = greeting(failing);
  const { rerender, container } = render(<Boundary>{inShop(<Greeting name="Asha" />)}</Boundary>);
  rerender(<Boundary>{inShop(<Greeting name="Meera" />)}</Boundary>);
  rerender(<Boundary>{inShop(null)}</Boundary>);
  expect(container).toHaveTextContent(`The ${failing} failed.`);
  expect(calls).toEqual(expected);
});

test('an island gets the host, by which it follows the shop and sends it commands', () => {
  const mount = jest.fn(() => ({ update: jest.fn(), unmount: jest.fn() }));
  const Island = islandComponent({ html: () => '', mount });
  render(inShop(<Island />));
  expect(mount).toHaveBeenCalledWith(expect.any(HTMLElement), {}, host);
});

/** Clicks the link of an island; returns whether the browser would load a page. */
function follow(attributes: string, click: MouseEventInit = {}, onMount?: (link: Element) => void) {
  const Island = islandComponent({
    html: () => `<a ${attributes}><span>Jeans</span></a>`,
    mount(element) {
      const [link] = element.children;
      if (link) onMount?.(link);
      return { update: jest.fn(), unmount: jest.fn() };
    },
  });
  const { getByText } = render(inShop(<Island />));
  return fireEvent.click(getByText('Jeans'), click);
}

test('a link of an island to a page of the shop loads no new document', () => {
  expect(follow('href="/products?category=jeans#sizes"')).toBe(false);
  expect(push).toHaveBeenCalledTimes(1);
  const [[to]] = push.mock.calls as [[unknown]];
  expect(to).toMatchObject({ pathname: '/products', search: '?category=jeans', hash: '#sizes' });
});

test.each([
  ['to another site', 'href="https://other.example/products"', {}],
  ['that opens a tab', 'href="/products" target="_blank"', {}],
  ['to a download', 'href="/products" download', {}],
  ['clicked with a modifier key', 'href="/products"', { ctrlKey: true }],
])('a link %s is left to the browser', (_, attributes, click) => {
  expect(follow(attributes, click)).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

test('a link that the island handles itself leads nowhere', () => {
  follow('href="/products"', {}, (link) =>
    link.addEventListener('click', (event) => event.preventDefault()),
  );
  expect(push).not.toHaveBeenCalled();
});
