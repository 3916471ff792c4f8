import path from 'node:path';
import { shellBuild } from '@storefront/remote-kit/build';
import { FONT_FILES } from '@storefront/ui/theme/font-faces';
import { FRAME_FRAGMENTS } from './src/fragments/frame-fragments';

const FOLDER = import.meta.dirname;
const FONTS = path.join(FOLDER, '../shared/ui/src/theme/fonts');

export default shellBuild(FOLDER, {
  frame: FRAME_FRAGMENTS,
  worker: path.join(FOLDER, 'src/offline/worker/service-worker.ts'),
  assets: [
    ...FONT_FILES.map((file) => path.join(FONTS, file)),
    path.join(FOLDER, 'src/print/print.css'),
    path.join(FOLDER, 'src/hydration/early-taps.js'),
  ],
});
