import { shellBuild } from '@storefront/tools/build';

export default shellBuild(import.meta.dirname);
