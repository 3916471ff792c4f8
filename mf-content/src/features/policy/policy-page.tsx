import { useLoaderData } from '@storefront/shared/router';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { Page } from '../../components/page';
import { Contents } from './contents';
import { PolicyFailed } from './policy-failed';
import type { PolicySlug } from './policies';
import type { PolicyData } from './policy.loader';
import { columns, layout } from './policy.styles';
import { prose, story } from './prose.styles';
import { Questions } from './questions';

export { PolicySkeleton } from './policy-skeleton';

/** A text with fewer parts is seen at a glance. */
const WORTH_LISTING = 4;

/** Is read as a story, not looked up. */
const STORY: PolicySlug = 'about';

/** One of the store's policies (CONT-01, CONT-02, D32). */
export function PolicyPage() {
  const policy = useLoaderData<PolicyData>();
  if (policy.status === 'failed') {
    return (
      <Page>
        <PageHeading>{policy.title}</PageHeading>
        <PolicyFailed message={policy.message} />
      </Page>
    );
  }
  const { slug, title, html, sections, hasHeading } = policy;
  const isStory = slug === STORY;
  return (
    <Page>
      {hasHeading ? null : <PageHeading>{title}</PageHeading>}
      <div css={[layout, !isStory && columns]}>
        {isStory || sections.length < WORTH_LISTING ? null : <Contents sections={sections} />}
        <div>
          {/* Sanitised by the loader. */}
          <article css={isStory ? story : prose} dangerouslySetInnerHTML={{ __html: html }} />
          <Questions />
        </div>
      </div>
    </Page>
  );
}
