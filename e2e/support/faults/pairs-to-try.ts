import { ALL_PAIRS } from '../settings';

/**
 * Which faults are tried in which places (remotes, fragments): each fault in one place at least, and each
 * place with one fault at least; with `E2E_ALL_PAIRS=1`, each fault in each place.
 */
export function pairsToTry<Fault, Place>(faults: Fault[], places: Place[]): [Fault, Place][] {
  if (ALL_PAIRS) return faults.flatMap((fault) => places.map((place) => pair(fault, place)));
  const count = Math.max(faults.length, places.length);
  const inTurn = repeated(places, count);
  return repeated(faults, count).map((fault, index) => pair(fault, inTurn[index] as Place));
}

function pair<Fault, Place>(fault: Fault, place: Place): [Fault, Place] {
  return [fault, place];
}

/** A list of this length: the entries in turn, again from the first one after the last. */
function repeated<Entry>(entries: Entry[], length: number): Entry[] {
  return Array.from({ length }, (_, index) => entries[index % entries.length] as Entry);
}
