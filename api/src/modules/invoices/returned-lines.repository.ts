import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { returnLines } from '../../db/schema';
import type { ReturnedLine } from './snapshot/credit-lines';

/** The lines of a return, with their quantities. */
export function findReturnedLines(tx: Database, returnId: string): Promise<ReturnedLine[]> {
  return tx
    .select({ line: returnLines.line, quantity: returnLines.quantity })
    .from(returnLines)
    .where(eq(returnLines.returnId, returnId));
}
