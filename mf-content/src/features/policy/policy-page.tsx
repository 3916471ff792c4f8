import type { PolicySlug } from '@storefront/host/contracts';
import { DataRouterContext, useLoaderData } from '@storefront/host/router';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { useContext } from 'react';
import { Page } from '../../components/page';
import { linkWithin } from '../../lib/page-links';
import { TableOfContents } from './table-of-contents';
import { PolicyFailure } from './policy-failure';
import type { PolicyData } from './policy.loader';
import { columns, layout } from './policy.styles';
import { prose, story } from './prose.styles';
import { ContactPrompt } from './contact-prompt';

export { PolicySkeleton } from './policy-skeleton';

/** A text with fewer sections gets no table of contents. */
const MIN_SECTIONS_LISTED = 4;

/** The page that is laid out as running text, without a table of contents. */
const STORY_SLUG: PolicySlug = 'about';

/** One of the store's policies (CONT-01, CONT-02, D32). */
export function PolicyPage() {
  const policy = useLoaderData<PolicyData>();
  const { basename = '' } = useContext(DataRouterContext)?.router ?? {};
  if (policy.status === 'failed') {
    return (
      <Page>
        <PageHeading>{policy.title}</PageHeading>
        <PolicyFailure message={policy.message} />
      </Page>
    );
  }
  const { slug, title, html, sections, hasHeading } = policy;
  const isStory = slug === STORY_SLUG;
  return (
    <Page>
      {hasHeading ? null : <PageHeading>{title}</PageHeading>}
      <div css={[layout, !isStory && columns]}>
        {isStory || sections.length < MIN_SECTIONS_LISTED ? null : (
          <TableOfContents sections={sections} />
        )}
        <div>
          {/* Sanitised by the loader. */}
          <article
            css={isStory ? story : prose}
            dangerouslySetInnerHTML={{ __html: linkWithin(html, basename) }}
          />
          <ContactPrompt />
        </div>
      </div>
    </Page>
  );
}
