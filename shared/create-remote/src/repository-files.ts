import { remoteFiles } from './remote-files';
import type { RemoteNames } from './remote-names';
import type { Versions } from './versions';

/** The files of a remote with a repository of its own, by their paths. */
export function repositoryFiles(names: RemoteNames, versions: Versions): Record<string, string> {
  return {
    'package.json': manifest(names, versions),
    'tsconfig.json': TSCONFIG,
    'jest.config.js': JEST_CONFIG,
    '.gitignore': 'node_modules/\n.cache/\ndist/\nproof/\ntest-results/\n',
    '.github/workflows/ci.yml': PIPELINE,
    'README.md': readme(names),
    'playwright.config.ts': PLAYWRIGHT_CONFIG,
    'src/testing/fake-shop.tsx': FAKE_SHOP,
    [`e2e/${names.feature}.spec.ts`]: browserTest(names),
    ...remoteFiles(names),
  };
}

function manifest({ name }: RemoteNames, { dependencies, devDependencies }: Versions): string {
  return JSON.stringify({
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'remote-kit dev',
      test: 'tsc && jest',
      'test:browser': 'playwright test',
      'fake-shop': 'remote-kit fake-shop',
      types: 'remote-kit types',
      build: 'remote-kit build',
      deploy: 'remote-kit deploy',
      promote: 'remote-kit promote',
      rollback: 'remote-kit rollback',
      status: 'remote-kit status',
    },
    dependencies,
    devDependencies,
  });
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "es2022",
    "module": "esnext",
    "moduleResolution": "bundler",
    "moduleDetection": "force",
    "lib": ["es2023", "dom", "dom.iterable"],
    "types": ["node", "jest", "@testing-library/jest-dom"],
    "jsx": "react-jsx",
    "jsxImportSource": "@emotion/react",
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "verbatimModuleSyntax": true,
    "isolatedModules": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src", "e2e", "*.ts"]
}
`;

const JEST_CONFIG = `export default { preset: '@storefront/remote-kit' };
`;

const PLAYWRIGHT_CONFIG = `import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH, PORT = '3900' } = process.env;
const url = \`http://localhost:\${PORT}\`;

/** The tests in a browser, of the remote in a fake shop. CHROMIUM_PATH names a browser other than Playwright's own. */
export default defineConfig({
  testDir: 'e2e',
  use: { baseURL: url, ...(CHROMIUM_PATH && { launchOptions: { executablePath: CHROMIUM_PATH } }) },
  webServer: { command: 'npm run fake-shop', url, env: { PORT } },
});
`;

const FAKE_SHOP = `import { openFakeShop } from '@storefront/remote-kit/testing/fake-shop';
import { GlobalStyles } from '@storefront/ui/theme/global';
import { remote } from '../../remote';
import fragments from '../exposed/fragments';
import routes from '../exposed/routes';

/** What the API responds in the fake shop, by "METHOD /path". */
const responses = {};

openFakeShop({ remote, routes, fragments, responses, children: <GlobalStyles /> });
`;

function browserTest({ title, path }: RemoteNames): string {
  return `import { expect, test } from '@playwright/test';

test('the page is shown, and its teaser leads to it', async ({ page }) => {
  await page.goto('${path}');
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  await page.getByRole('link', { name: 'Discover ${title}' }).click();
  await expect(page).toHaveURL('${path}');
});
`;
}

const PIPELINE = `# Checks every change against what other remotes provide today; what is merged is proven in the shop and given to more and
# more visitors.
name: CI
on: [push]
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 20, cache: npm }
      - run: npm ci
      - run: npm run types
        env:
          DEPLOY_URL: \${{ vars.DEPLOY_URL }}
          DEPLOY_TOKEN: \${{ secrets.DEPLOY_TOKEN }}
      - run: npm test
      - run: npx playwright install --with-deps chromium
      - run: npm run test:browser
      - run: npm run build
      - if: github.ref == 'refs/heads/main'
        run: npm run deploy -- --from dist --rollout
        env:
          DEPLOY_URL: \${{ vars.DEPLOY_URL }}
          DEPLOY_TOKEN: \${{ secrets.DEPLOY_TOKEN }}
      - if: always()
        uses: actions/upload-artifact@v4
        with: { name: proof, path: proof, if-no-files-found: ignore }
`;

function readme({ name, title, path, fragment, feature }: RemoteNames): string {
  return `# ${name}

A remote of the shop: the page ${title} at \`${path}\`, and the fragment \`${fragment}\`, which any page can show.

\`\`\`sh
npm install
npm test                                      # types, and the tests in jsdom
npm run test:browser                          # the tests in a browser; once before: npx playwright install chromium
npm run fake-shop                             # what these see: this remote with responses of src/testing/fake-shop.tsx
npm run dev -- --against https://shop.example # this remote from source, inside a shop that runs at that address
npm run build                                 # what browsers and page servers get, in dist
\`\`\`

The next commands need \`DEPLOY_URL\`, the address of the shop's deploy service, and \`DEPLOY_TOKEN\`, your team's token. The
platform's team has both, and enters your team in its file of owners. With both set, \`npm run dev\` also has the shop's server
render your edits, and an edited component changes the open page, which keeps what was typed.

\`\`\`sh
npm run types                                 # writes the types of what other remotes provide today
npm run deploy -- --preview                   # prints an address that shows this version in one tab
npm run deploy -- --rollout                   # proves it in today's shop, and gives it to 1, 10, 50, 100 % of the visitors
npm run status                                # which versions are live, and why
npm run rollback                              # withdraws the canary, or returns to the version before
\`\`\`

What the proof has tried, and what looks different, with pictures, is in \`proof/<version>/report.html\` after each deploy,
refused or not; the pipeline keeps it as the artefact \`proof\`.

| file                        | what it is                                                                      |
| --------------------------- | ------------------------------------------------------------------------------- |
| \`remote.ts\`               | the pages with their paths, and the fragments: what the shop knows of this remote |
| \`src/exposed\`             | their code, loaders and titles                                                    |
| \`src/features/${feature}\` | the page; a folder for each feature                                             |
| \`src/shop.generated.ts\` | what \`npm run types\` writes: props and contracts of other remotes' fragments, paths of their pages |
| \`webpack.config.ts\`       | the build: a few words, because the kit has it                                    |

Session, cart, bus and HTTP client come from \`@storefront/host\`, the look from \`@storefront/ui\`. React, React Router and
Emotion are the shop's own at run time: a deploy refuses newer ones than the shop has. Update all of \`@storefront\` together.
`;
}
