// A process that transforms pictures, one after the other, as `transformer.ts` asks it to. It has no settings, no
// secrets and a low priority: a file that harms it, or that takes long, doesn't harm the API.
import { setPriority } from 'node:os';
import type { TransformAnswer, TransformJob } from './transform-messages';
import { prepareSharp, transformPicture } from './transform-picture';

setPriority(10);
prepareSharp();

async function answerTo({ file, recipe, pixelsMax }: TransformJob): Promise<TransformAnswer> {
  try {
    return { picture: await transformPicture(file, recipe, pixelsMax) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (job: TransformJob) => {
  void answerTo(job).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
