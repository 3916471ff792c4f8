import {
  useContext,
  type ComponentPropsWithRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { isModifiedClick } from '../../browser/is-modified-click';
import { NavigationContext } from './contexts';
import { useLocation, useNavigator, useResolvedPath } from './hooks';
import { createPath } from '../paths';
import type { NavigateOptions, To } from '../types';

/** An address with a scheme, or of another origin. */
const ABSOLUTE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

export interface LinkProps
  extends
    Omit<ComponentPropsWithRef<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset' | 'viewTransition'> {
  to: To;
  /** Leaves the navigation to the browser. */
  reloadDocument?: boolean;
}

/** A link that the router follows; one to another origin, to `mailto:` or to `tel:` is the browser's. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  reloadDocument = false,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const isAbsolute = typeof to === 'string' && ABSOLUTE.test(to);
  const path = useResolvedPath(isAbsolute ? '' : to);
  const shown = createPath(useLocation());
  const navigator = useNavigator();
  const href = isAbsolute ? to : navigator.createHref(path);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isOwn = !rest.target || rest.target === '_self';
    if (event.defaultPrevented || event.button !== 0 || !isOwn || isModifiedClick(event)) return;
    event.preventDefault();
    // A link to the shown page adds no entry to the history.
    const isReplacing = replace ?? createPath(path) === shown;
    navigator[isReplacing ? 'replace' : 'push'](path, state, {
      ...(preventScrollReset && { preventScrollReset }),
      ...(viewTransition && { viewTransition }),
    });
  }

  return (
    <a {...rest} href={href} onClick={isAbsolute || reloadDocument ? onClick : follow}>
      {children}
    </a>
  );
}

/** Whether a link leads to the shown page or to the next one. */
interface LinkState {
  isActive: boolean;
  isPending: boolean;
}

export interface NavLinkProps extends Omit<LinkProps, 'className' | 'style' | 'children'> {
  /** True for a link that isn't marked on the pages below its own. */
  end?: boolean;
  className?: string | ((state: LinkState) => string | undefined) | undefined;
  style?: CSSProperties | ((state: LinkState) => CSSProperties | undefined) | undefined;
  children?: ReactNode | ((state: LinkState) => ReactNode);
}

/** A link that says if it leads to the shown page (`aria-current`), or to a page below its own. */
export function NavLink({ end = false, className, style, children, ...rest }: NavLinkProps) {
  const { pathname } = useResolvedPath(rest.to);
  const next = useContext(NavigationContext)?.location?.pathname;
  const isActive = leadsTo(pathname, useLocation().pathname, end);
  const isPending = next !== undefined && leadsTo(pathname, next, end);
  const state = { isActive, isPending };
  return (
    <Link
      aria-current={isActive ? 'page' : undefined}
      {...rest}
      className={
        typeof className === 'function'
          ? className(state)
          : [className, isActive && 'active', isPending && 'pending'].filter(Boolean).join(' ')
      }
      style={typeof style === 'function' ? style(state) : style}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}

function leadsTo(link: string, shown: string, end: boolean): boolean {
  const [own, other] = [link.toLowerCase(), shown.toLowerCase()];
  return own === other || (!end && other.startsWith(own.replace(/\/?$/, '/')));
}
