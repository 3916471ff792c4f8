import path from 'node:path';
import type { AppBuild } from '@storefront/tools/build';
import { ROOT } from './apps';

/** The build that an app's `webpack.config.ts` describes. */
export async function loadBuild(app: string): Promise<AppBuild> {
  const file = path.join(ROOT, app, 'webpack.config.ts');
  const { default: build } = (await import(file)) as { default: AppBuild };
  return build;
}
