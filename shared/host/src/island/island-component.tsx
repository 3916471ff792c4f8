import { useHost, type Host } from '@storefront/host';
import { useNavigate } from '@storefront/host/router';
import { Component, createRef, type ComponentType } from 'react';
import { connectToShop } from './connect-to-shop';

/**
 * A part of a page whose content isn't rendered by the shop's React: plain TypeScript, another framework, or
 * another major version of React. See docs/contracts/fragments.md.
 */
export interface Island<Props> {
  /**
   * Returns its HTML, on the server and before it is mounted after a navigation. Depends on the props alone;
   * texts in it are escaped (`format/escape-html`).
   */
  html: (props: Props) => string;
  /** Takes over the element, which has that HTML in it. */
  mount: (element: HTMLElement, props: Props, host: Host) => MountedIsland<Props>;
}

/** An island that has taken over its element. */
export interface MountedIsland<Props> {
  /** Shows other props. */
  update: (props: Props) => void;
  /** Ends what would outlive the element: timers, subscriptions, listeners elsewhere. */
  unmount: () => void;
}

/**
 * Makes an island a React component with the same props, for the `lazy` of a fragment or as a part of a page.
 * React leaves what is in its element alone. What its functions throw is an error of the component.
 */
export function islandComponent<Props extends object>(island: Island<Props>): ComponentType<Props> {
  return function IslandComponent(props) {
    return (
      <IslandElement island={island} shown={props} host={useHost()} navigate={useNavigate()} />
    );
  };
}

interface IslandElementProps<Props> {
  island: Island<Props>;
  shown: Props;
  host: Host;
  navigate: ReturnType<typeof useNavigate>;
}

/** A class, because React calls its methods exactly when an island mounts, updates and unmounts. */
class IslandElement<Props extends object> extends Component<IslandElementProps<Props>> {
  readonly #element = createRef<HTMLDivElement>();
  /** React would write the HTML again if it got another object. */
  readonly #html = { __html: this.props.island.html(this.props.shown) };
  #wasMounted = false;
  #mounted: MountedIsland<Props> | undefined;
  #disconnect: (() => void) | undefined;

  override componentDidMount() {
    const { current: element } = this.#element;
    if (!element) return;
    const { island, shown, host } = this.props;
    // React's strict mode, for instance, mounts a component again, in the same element.
    if (this.#wasMounted) element.innerHTML = island.html(shown);
    this.#wasMounted = true;
    this.#mounted = island.mount(element, shown, host);
    this.#disconnect = connectToShop(element, (path) => void this.props.navigate(path));
  }

  override componentDidUpdate({ shown }: IslandElementProps<Props>) {
    if (!haveSameValues(shown, this.props.shown)) this.#mounted?.update(this.props.shown);
  }

  override componentWillUnmount() {
    const mounted = this.#mounted;
    this.#mounted = undefined;
    this.#disconnect?.();
    mounted?.unmount();
  }

  override render() {
    return (
      <div ref={this.#element} dangerouslySetInnerHTML={this.#html} suppressHydrationWarning />
    );
  }
}

function haveSameValues(one: object, other: object): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => Object.is(Reflect.get(one, name), Reflect.get(other, name)));
}
