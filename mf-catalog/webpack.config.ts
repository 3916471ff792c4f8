import { remoteBuild } from '@storefront/remote-kit/build';
import { remote } from './remote';

/** Nine pages and six fragments, each in a separate chunk: every page loads only some of them. */
export default remoteBuild(import.meta.dirname, remote, { budget: 123 });
