import { Component, memo, useContext, type ReactNode } from 'react';
import type { RouteMatch } from '../types';
import { RouteContext, RouteErrorContext, type ShownPage } from './contexts';

/** A page: each route's component around the next one's. */
export const RenderedRoutes = memo(function RenderedRoutes({ page }: { page: ShownPage }) {
  const shown = shownMatches(page);
  return shown.reduceRight<ReactNode>(
    (outlet, match, index) => (
      <RenderedRoute
        page={page}
        match={match}
        matches={shown.slice(0, index + 1)}
        outlet={outlet}
        isFallback={page.renderFallback && index === shown.length - 1}
      />
    ),
    null,
  );
});

/** Up to the route whose error boundary or fallback is shown. */
function shownMatches({ matches, errors, renderFallback, loaderData }: ShownPage): RouteMatch[] {
  const failed = matches.findIndex(({ route }) => errors && route.id in errors);
  const known = failed < 0 ? matches : matches.slice(0, failed + 1);
  if (!renderFallback) return known;
  const waiting = known.findIndex(({ route: { id, loader } }) => loader && !(id in loaderData));
  const reached = waiting < 0 ? known : known.slice(0, waiting + 1);
  const fallback = reached.findLastIndex(({ route }) => route.HydrateFallback);
  return known.slice(0, Math.max(fallback, 0) + 1);
}

interface RenderedRouteProps {
  page: ShownPage;
  match: RouteMatch;
  /** The routes up to this one. */
  matches: RouteMatch[];
  outlet: ReactNode;
  isFallback: boolean;
}

function RenderedRoute({ page, match, matches, outlet, isFallback }: RenderedRouteProps) {
  const { route } = match;
  const { ErrorBoundary, HydrateFallback, Component: Content, element } = route;
  const error = page.errors?.[route.id];
  const own = isFallback ? (
    HydrateFallback && <HydrateFallback />
  ) : Content ? (
    <Content />
  ) : (
    (element ?? outlet)
  );
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
}

interface BoundaryProps extends Pick<ShownPage, 'location' | 'loaderData'> {
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
