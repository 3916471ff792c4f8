import { remoteBuild } from '@storefront/shared/build';
import { remote } from './remote';

export default remoteBuild(import.meta.dirname, remote);
