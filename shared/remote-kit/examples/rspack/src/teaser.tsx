import { Link } from '@storefront/host/router';

/** A link to this remote's page, for other remotes' pages. */
export function Teaser() {
  return <Link to="/rspack-page">Discover Rspack</Link>;
}
