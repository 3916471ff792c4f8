/** A remote can't be created; the message says why, and what to do. */
export class CreateError extends Error {
  override name = 'CreateError';
}

/** The names of a remote in all places; all are derived from the first. */
export interface RemoteNames {
  /** Its folder, package and federation name: `mf-gift-cards`. */
  name: string;
  /** Its first feature: `gift-cards`. */
  feature: string;
  /** The route's id: `giftCards`. */
  id: string;
  /** The page's component: `GiftCardsPage`. */
  component: string;
  /** The page's heading: `Gift Cards`. */
  title: string;
  /** The fragment that it provides: `gift-cards.teaser`. */
  fragment: string;
  /** The fragment's component: `GiftCardsTeaser`. */
  teaser: string;
  /** The page's address: `/gift-cards`. */
  path: string;
}

const NAME = /^mf-([a-z][a-z\d]*(?:-[a-z\d]+)*)$/;

/** Derives all names from the first. Throws `CreateError` that says what a name looks like. */
export function remoteNames(name: string): RemoteNames {
  const [, feature] = NAME.exec(name) ?? [];
  if (feature === undefined) {
    throw new CreateError(
      `"${name}" can't be a remote's name: a name is mf- and lower-case words joined by dashes, as in mf-gift-cards.`,
    );
  }
  const words = feature.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const joined = words.join('');
  return {
    name,
    feature,
    id: joined.charAt(0).toLowerCase() + joined.slice(1),
    component: `${joined}Page`,
    title: words.join(' '),
    fragment: `${feature}.teaser`,
    teaser: `${joined}Teaser`,
    path: `/${feature}`,
  };
}
