import { TextLink } from '@storefront/ui/actions/text-link';

/** A link to the page. */
export function ArchiveTeaser() {
  return (
    <p>
      <TextLink standalone to="/archive">
        Discover the archive
      </TextLink>
    </p>
  );
}
