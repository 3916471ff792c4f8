#!/usr/bin/env node
// The command line of @storefront/remote-kit. A remote's configuration is TypeScript, which tsx lets Node load.
import process from 'node:process';
import { register as registerRequire } from 'tsx/cjs/api';
import { register as registerImport } from 'tsx/esm/api';

registerRequire();
registerImport();
const { main } = await import('./main.js');
await main(process.argv.slice(2));
