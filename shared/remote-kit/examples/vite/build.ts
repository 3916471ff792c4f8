import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import config from './vite.config';

const at = (name: string) => path.join(import.meta.dirname, name);

// The same as `vite build && vite build --ssr`, with a configuration that needs no compiled packages of the shop.
const browser = { ...config, configFile: false as const, root: at('.') };
await build(browser);
await build({ ...browser, build: { ssr: true } });
await cp(at('remote.json'), at('dist/remote.json'));
