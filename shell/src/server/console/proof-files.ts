import path from 'node:path';
import type { Registry } from '@storefront/host/contracts/registry';

/** The content types of a report and of the pictures beside it. */
const TYPES: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
};

/**
 * The content type of a file that belongs to the report of a listed version: the report itself, or a picture in its
 * folder. Undefined for any other path.
 */
export function proofFileType(registry: Registry, file: string): string | undefined {
  const reports = Object.values(registry.microFrontends)
    .flat()
    .map(({ extras }) => extras.release?.proof)
    .filter((report) => report !== undefined)
    .filter(isInside);
  const extension = path.posix.extname(file);
  const isReport = extension === '.html' && reports.includes(file);
  const isPicture =
    extension === '.jpg' && isInside(file) && reports.some((report) => areTogether(report, file));
  return isReport || isPicture ? TYPES[extension] : undefined;
}

function areTogether(one: string, other: string): boolean {
  return path.posix.dirname(one) === path.posix.dirname(other);
}

/** A path in a folder of the deploy root, without `..` and the like. */
function isInside(file: string): boolean {
  return /^([\w-][\w.-]*\/)+[\w-][\w.-]*$/.test(file);
}
