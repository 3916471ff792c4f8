import { shellBuild } from '@storefront/shared/build';

export default shellBuild(import.meta.dirname);
