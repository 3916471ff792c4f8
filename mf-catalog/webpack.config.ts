import { remoteBuild } from '@storefront/tools/build';
import { remote } from './remote';

/** Five pages, each in a chunk of its own, and three fragments: no page loads more than a part of it. */
export default remoteBuild(import.meta.dirname, remote, { budget: 85 });
