import { remoteBuild } from '@storefront/remote-kit/build';
import { remote } from './remote';

export default remoteBuild(import.meta.dirname, remote, { budget: 66 });
