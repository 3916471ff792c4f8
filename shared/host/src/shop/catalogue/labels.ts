import { objectOrEmpty, readText } from '../../response/read-response';
import type { Labelled } from './label-of';

export { type Labelled, labelOf } from './label-of';

/** Reads the labels of a response; absent where there are none. */
export function readLabels(response: unknown): Labelled {
  const labels = Object.entries(objectOrEmpty(response)).flatMap(([value, label]) => {
    const text = readText(label);
    return text === undefined ? [] : [[value, text] as const];
  });
  return labels.length === 0 ? {} : { labels: Object.fromEntries(labels) };
}
