import { remoteContainer } from '@storefront/remote-kit/build/other-bundlers';
import { defineConfig } from 'vite';
import remote from './remote.json' with { type: 'json' };

export default defineConfig({
  plugins: [remoteContainer({ ...remote, exposes: { routes: 'src/routes.tsx' } })],
});
