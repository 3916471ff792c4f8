import type { RemoteNames } from './remote-names';

/** The files of a new remote that are the same in every repository, by their paths: one page, one fragment, their build. */
export function remoteFiles(names: RemoteNames): Record<string, string> {
  const page = `src/features/${names.feature}/${names.feature}-page`;
  const teaser = `src/features/teaser/${names.feature}-teaser`;
  return {
    'webpack.config.ts': WEBPACK_CONFIG,
    'remote.ts': descriptor(names),
    'src/exposed/routes.tsx': routes(names),
    'src/exposed/fragments.tsx': fragments(names),
    'src/components/page.tsx': outermostElement(names),
    [`${page}.tsx`]: pageComponent(names),
    [`${page}.test.tsx`]: pageTest(names),
    [`${teaser}.tsx`]: teaserComponent(names),
    [`${teaser}.test.tsx`]: teaserTest(names),
  };
}

const WEBPACK_CONFIG = `import { remoteBuild } from '@storefront/remote-kit/build';
import { remote } from './remote';

export default remoteBuild(import.meta.dirname, remote);
`;

function descriptor({ name, id, path, title, fragment }: RemoteNames): string {
  return `import { Type, type PropsOf } from '@storefront/host/contracts/fragment-props';
import { defineRemote } from '@storefront/host/contracts/remote';

/** The props of ${fragment}: none, or as in { season: Type.String(), size: Type.Optional(Type.Number()) }. */
const teaserProps = Type.Object({});

declare module '@storefront/host/contracts/fragments' {
  interface FragmentProps {
    /** A link to the page ${title}. */
    '${fragment}': PropsOf<typeof teaserProps>;
  }
}

export const remote = defineRemote(
  '${name}',
  { ${id}: { path: '${path}', fragments: [{ name: '${fragment}', contract: '1.0.0', props: {} }] } },
  { '${fragment}': { contract: '1.0.0', props: teaserProps, space: { narrow: 88, wide: 88 } } },
);
`;
}

function routes({ feature, id, component, title }: RemoteNames): string {
  return `import type { RemoteRoutes } from '@storefront/host';
import type { remote } from '../../remote';

/** The pages of this remote. */
export default {
  ${id}: {
    lazy: () => import(/* webpackChunkName: "${id}" */ '../features/${feature}/${feature}-page').then((m) => ({ Component: m.${component} })),
    meta: () => ({ title: '${title}', description: '${title}: a new part of the shop.' }),
  },
} satisfies RemoteRoutes<typeof remote>;
`;
}

function fragments({ feature, fragment, teaser }: RemoteNames): string {
  return `import { defineFragment, type RemoteFragments } from '@storefront/host';
import type { remote } from '../../remote';

/** The fragments that this remote provides to any page. */
export default {
  '${fragment}': defineFragment('${fragment}', {
    lazy: () => import(/* webpackChunkName: "teaser" */ '../features/teaser/${feature}-teaser').then((m) => ({ Component: m.${teaser} })),
  }),
} satisfies RemoteFragments<typeof remote>;
`;
}

function outermostElement({ name }: RemoteNames): string {
  return `import { RemotePage, type RemotePageProps } from '@storefront/ui/page/remote-page';

/** The outermost element of every page of this remote. */
export function Page(props: Omit<RemotePageProps, 'remote'>) {
  return <RemotePage remote="${name}" {...props} />;
}
`;
}

function pageComponent({ component, title, fragment }: RemoteNames): string {
  return `import { css } from '@emotion/react';
import { Fragment } from '@storefront/host';
import { size, space } from '@storefront/ui/theme';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';

const page = css\`
  display: grid;
  gap: \${space(8)};
  padding-block: clamp(\${space(5)}, 6vw, \${space(11)}) \${size('section')};
\`;

/** The first page of this remote. */
export function ${component}() {
  return (
    <Page css={page}>
      <PageHeading lead="A new part of the shop.">${title}</PageHeading>
      <Fragment name="${fragment}" props={{}} />
    </Page>
  );
}
`;
}

function pageTest({ id, path, title }: RemoteNames): string {
  return `import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen } from '@testing-library/react';
import { remote } from '../../../remote';
import routes from '../../exposed/routes';

test('the page at ${path} has its heading, and calls no API', async () => {
  const { host, calls } = createTestHost();
  await renderRoute(routes.${id}, { host, path: remote.routes.${id}.path });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(remote.routes.${id}.path).toBe('${path}');
  expect(calls).toEqual([]);
});

test('the page has a title and a description', () => {
  const { title, description } = routes.${id}.meta();
  expect(title).toBe('${title}');
  expect(description).toContain('${title}');
});
`;
}

function teaserComponent({ teaser, title, path }: RemoteNames): string {
  return `import { css } from '@emotion/react';
import { space } from '@storefront/ui/theme';
import { TextLink } from '@storefront/ui/actions/text-link';

const place = css\`
  padding-block: \${space(3)};
\`;

/** A link to this remote's page, for other remotes' pages. */
export function ${teaser}() {
  return (
    <p css={place}>
      <TextLink standalone to="${path}">
        Discover ${title}
      </TextLink>
    </p>
  );
}
`;
}

function teaserTest({ fragment, path, title }: RemoteNames): string {
  return `import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderFragment } from '@storefront/remote-kit/testing/render-fragment';
import { screen } from '@testing-library/react';
import fragments from '../../exposed/fragments';

test('the teaser leads to ${path}', async () => {
  const { host, calls } = createTestHost();
  await renderFragment(fragments['${fragment}'], { host, props: {} });
  expect(screen.getByRole('link', { name: 'Discover ${title}' })).toHaveAttribute('href', '${path}');
  expect(calls).toEqual([]);
});
`;
}
