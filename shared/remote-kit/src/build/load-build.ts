import path from 'node:path';
import type { AppBuild } from './app-build';
import { folderOfApp } from './project';

/** The build that an app's `webpack.config.ts` describes. */
export async function loadBuild(app: string): Promise<AppBuild> {
  const file = path.join(folderOfApp(app), 'webpack.config.ts');
  const { default: build } = (await import(file)) as { default: AppBuild };
  return build;
}
