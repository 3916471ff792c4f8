import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import fastq from 'fastq';
import type { PictureRecipe } from '../../../db/schema/catalogue/pictures';
import { PictureError } from '../picture-error';
import type { TransformAnswer, TransformJob } from './transform-messages';
import type { TransformedPicture } from './transform-picture';

/** Transforms pictures outside this process, one at a time. */
export interface Transformer {
  /** Throws a {@link PictureError}. */
  transform: (file: string, recipe: PictureRecipe) => Promise<TransformedPicture>;
  /** Ends the process; what it is transforming fails. */
  close: () => void;
}

interface TransformerOptions {
  /** How many pixels a picture may have. */
  pixelsMax: number;
  /** For one picture, in milliseconds. */
  timeLimit: number;
  /** How long the process waits for the next picture, in milliseconds; then it ends, so that its memory is free. */
  idleLimit: number;
}

const RUN = path.resolve(import.meta.dirname, '../../../../../tools/run.mjs');
const PROGRAM = path.join(import.meta.dirname, 'transform-process.ts');

/** Starts the process with the first picture, and again after it has ended. */
export function createTransformer({
  pixelsMax,
  timeLimit,
  idleLimit,
}: TransformerOptions): Transformer {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  const queue = fastq.promise(transform, 1);

  function end(): void {
    clearTimeout(idle);
    running?.kill('SIGKILL');
    running = undefined;
  }

  async function transform({
    file,
    recipe,
  }: Omit<TransformJob, 'pixelsMax'>): Promise<TransformedPicture> {
    if (isClosed) throw new PictureError('No pictures are transformed any more.', 'passing');
    clearTimeout(idle);
    running ??= start();
    const answer = await ask(running, { file, recipe, pixelsMax }, timeLimit).catch(
      (error: unknown) => {
        end();
        throw error;
      },
    );
    idle = setTimeout(end, idleLimit);
    if ('picture' in answer) return answer.picture;
    throw new PictureError(explain(answer.reason, pixelsMax), 'final');
  }

  return {
    transform: (file, recipe) => queue.push({ file, recipe }),
    close() {
      isClosed = true;
      end();
    },
  };
}

function start(): ChildProcess {
  return fork(RUN, [PROGRAM], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Has one picture transformed; rejects if the process ends meanwhile, or takes too long. */
function ask(
  process: ChildProcess,
  job: TransformJob,
  timeLimit: number,
): Promise<TransformAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => settle(() => reject(new PictureError(reason, 'doubtful')));
    const onMessage = (answer: unknown) => settle(() => resolve(answer as TransformAnswer));
    const onExit = () => fail('The process that transforms pictures has ended.');
    const timer = setTimeout(
      () => fail(`Transforming it took longer than ${timeLimit} ms.`),
      timeLimit,
    );
    const settle = (done: () => void) => {
      clearTimeout(timer);
      process.off('message', onMessage).off('exit', onExit).off('error', onExit);
      done();
    };
    process.on('message', onMessage).on('exit', onExit).on('error', onExit);
    process.send(job);
  });
}

/** What libvips says of a file, in the words of an operator. */
function explain(reason: string, pixelsMax: number): string {
  if (reason.includes('unsupported image format')) {
    return 'It isn’t a picture of a kind that is taken: JPEG, PNG, WebP, AVIF, GIF or TIFF.';
  }
  if (reason.includes('exceeds pixel limit')) return `It has more than ${pixelsMax} pixels.`;
  return `It can’t be read: ${reason}`;
}
