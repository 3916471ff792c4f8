import { useMemo, type ReactNode } from 'react';
import { FIRST_LOCATION } from '../../browser/first-location';
import { LocationContext } from './contexts';
import { parsePath } from '../paths';
import type { Location, Navigator } from '../types';

interface RouterProps {
  location: Partial<Location> | string;
  navigator: Navigator;
  children?: ReactNode;
}

/** What links need: where they are, and how to leave. */
export function Router({ location, navigator, children }: RouterProps) {
  const value = useMemo(
    () => ({ location: locationFrom(location), navigator }),
    [location, navigator],
  );
  return <LocationContext value={value}>{children}</LocationContext>;
}

function locationFrom(location: Partial<Location> | string): Location {
  const given = typeof location === 'string' ? parsePath(location) : location;
  return { pathname: '/', search: '', hash: '', state: null, key: FIRST_LOCATION, ...given };
}
