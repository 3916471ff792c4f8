import { remoteBuild } from '@storefront/tools/build';
import { remote } from './remote';

export default remoteBuild(import.meta.dirname, remote, { budget: 105 });
