import { shellBuild } from '@storefront/tools/build';
import { FRAME_FRAGMENTS } from './src/app/frame-fragments';

export default shellBuild(import.meta.dirname, FRAME_FRAGMENTS);
