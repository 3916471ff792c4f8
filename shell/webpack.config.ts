import { shellBuild } from '@storefront/tools/build';
import { FRAME_FRAGMENTS } from './src/fragments/frame-fragments';

export default shellBuild(import.meta.dirname, FRAME_FRAGMENTS);
