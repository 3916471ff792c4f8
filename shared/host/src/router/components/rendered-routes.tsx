import { Component, memo, useContext, type ReactNode } from 'react';
import { RouteContext, RouteErrorContext } from './contexts';
import type { Location, RouteMatch, RouterState } from '../types';

/** The page of a state: each route's component around the next one's. */
export const RenderedRoutes = memo(function RenderedRoutes({ state }: { state: RouterState }) {
  const shown = shownMatches(state);
  return shown.reduceRight<ReactNode>(
    (outlet, match, index) => (
      <RenderedRoute
        state={state}
        match={match}
        matches={shown.slice(0, index + 1)}
        outlet={outlet}
        isFallback={state.renderFallback && index === shown.length - 1}
      />
    ),
    null,
  );
});

/** Up to the route whose error boundary or fallback is shown. */
function shownMatches({ matches, errors, renderFallback, loaderData }: RouterState): RouteMatch[] {
  const failed = matches.findIndex(({ route }) => errors && route.id in errors);
  const known = failed < 0 ? matches : matches.slice(0, failed + 1);
  if (!renderFallback) return known;
  const waiting = known.findIndex(({ route: { id, loader } }) => loader && !(id in loaderData));
  const reached = waiting < 0 ? known : known.slice(0, waiting + 1);
  const fallback = reached.findLastIndex(({ route }) => route.HydrateFallback);
  return known.slice(0, Math.max(fallback, 0) + 1);
}

interface RenderedRouteProps {
  state: RouterState;
  match: RouteMatch;
  /** The routes up to this one. */
  matches: RouteMatch[];
  outlet: ReactNode;
  isFallback: boolean;
}

function RenderedRoute({ state, match, matches, outlet, isFallback }: RenderedRouteProps) {
  const { route } = match;
  const { ErrorBoundary, HydrateFallback, Component: Content, element } = route;
  const error = state.errors?.[route.id];
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
      location={state.location}
      loaderData={state.loaderData}
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

interface BoundaryProps {
  location: Location;
  loaderData: RouterState['loaderData'];
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
