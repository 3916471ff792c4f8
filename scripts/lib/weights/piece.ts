import type { WeighedPage } from '../../../e2e/specs/performance/page-budgets';

/** What a part of a script weighs, in bytes. */
export interface Weight {
  minified: number;
  /** Its share of the compressed script. */
  brotli: number;
  /** How much of the minified part runs without a tap. */
  used: number;
}

/** The part of a script that comes from one library, or one folder of the repository. */
export interface SourcePiece extends Weight {
  source: string;
}

/** A piece of the scripts of a page. */
export interface Piece extends SourcePiece {
  page: WeighedPage;
  /** The app whose script it is in. */
  app: string;
  /** The script's name without its hash, after its app's. */
  chunk: string;
}
