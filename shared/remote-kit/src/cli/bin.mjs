#!/usr/bin/env node
// The command line of @storefront/remote-kit. A remote's configuration is TypeScript, which tsx lets Node import.
import process from 'node:process';
import { register } from 'tsx/esm/api';

register();
const { main } = await import('./main.js');
await main(process.argv.slice(2));
