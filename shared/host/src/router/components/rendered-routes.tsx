import { Component, memo, useContext, useMemo, type ReactNode } from 'react';
import type { DataRoute, RenderedPage, RouteMatch } from '../types';
import { RouteContext, RouteErrorContext } from './contexts';
import { PageInstance } from './page-instance';

interface RenderedRoutesProps {
  page: RenderedPage;
  /** A page in the same layout, which is rendered beside this one without being shown. */
  prerendered: RenderedPage | null;
}

/** A page: each route's component around the next one's. */
export const RenderedRoutes = memo(function RenderedRoutes({
  page,
  prerendered,
}: RenderedRoutesProps) {
  const layouts = shownMatches(page).slice(0, -1);
  return layouts.reduceRight<ReactNode>(
    (outlet, { route }, index) => (
      <RenderedRoute
        page={page}
        route={route}
        matches={layouts.slice(0, index + 1)}
        outlet={outlet}
      />
    ),
    [page, prerendered].map(
      (one) =>
        one && <InnermostRoute key={one.instance} page={one} isHidden={one === prerendered} />,
    ),
  );
});

interface InnermostRouteProps {
  page: RenderedPage;
  isHidden: boolean;
}

function InnermostRoute({ page, isHidden }: InnermostRouteProps) {
  const matches = useMemo(() => shownMatches(page), [page]);
  const innermost = matches.at(-1);
  return (
    innermost && (
      <PageInstance page={page} isHidden={isHidden}>
        <RenderedRoute
          page={page}
          route={innermost.route}
          matches={matches}
          isFallback={page.renderFallback}
        />
      </PageInstance>
    )
  );
}

/** Up to the route whose error boundary or fallback is shown. */
function shownMatches({ matches, errors, renderFallback, loaderData }: RenderedPage): RouteMatch[] {
  const failed = matches.findIndex(({ route }) => errors && route.id in errors);
  const known = failed < 0 ? matches : matches.slice(0, failed + 1);
  if (!renderFallback) return known;
  const waiting = known.findIndex(({ route: { id, loader } }) => loader && !(id in loaderData));
  const reached = waiting < 0 ? known : known.slice(0, waiting + 1);
  const fallback = reached.findLastIndex(({ route }) => route.HydrateFallback);
  return known.slice(0, Math.max(fallback, 0) + 1);
}

interface RenderedRouteProps {
  page: RenderedPage;
  route: DataRoute;
  /** The routes up to this one. */
  matches: RouteMatch[];
  outlet?: ReactNode;
  isFallback?: boolean;
}

/** A page that was prerendered isn't rendered again when it is shown. */
const RenderedRoute = memo(function RenderedRoute({
  page,
  route,
  matches,
  outlet = null,
  isFallback = false,
}: RenderedRouteProps) {
  const { ErrorBoundary, HydrateFallback, Component: Content, element, id } = route;
  // The same element for all pages: a layout isn't rendered again, only what reads the router in it.
  const whole = useMemo(() => Content && <Content />, [Content]);
  const error = page.errors?.[id];
  const own = isFallback ? HydrateFallback && <HydrateFallback /> : (whole ?? element ?? outlet);
  const content = <RouteContext value={{ matches, outlet }}>{own}</RouteContext>;
  if (!ErrorBoundary) {
    if (error !== undefined) throw error as Error;
    return content;
  }
  return (
    <RenderErrorBoundary
      location={page.location}
      loaderData={page.loaderData}
      error={error}
      fallback={
        <RouteContext value={{ matches, outlet: null }}>
          <ErrorBoundary />
        </RouteContext>
      }
    >
      {content}
    </RenderErrorBoundary>
  );
});

interface BoundaryProps extends Pick<RenderedPage, 'location' | 'loaderData'> {
  /** What a loader threw; undefined if none did. */
  error: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

type BoundaryState = Pick<BoundaryProps, 'location' | 'loaderData' | 'error'>;

/** Shows a fallback for what was thrown, until another page or new data of this one is shown. */
class RenderErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {
    location: this.props.location,
    loaderData: this.props.loaderData,
    error: this.props.error,
  };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(
    { location, loaderData, error }: BoundaryProps,
    shown: BoundaryState,
  ): BoundaryState {
    const isNew = shown.location !== location || shown.loaderData !== loaderData;
    return { location, loaderData, error: isNew ? error : (error ?? shown.error) };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <RouteErrorContext value={error}>{this.props.fallback}</RouteErrorContext>;
  }
}

/** The component of the next route. */
export function Outlet() {
  return useContext(RouteContext).outlet;
}
