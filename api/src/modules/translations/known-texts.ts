import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database';
import {
  type Texts,
  TRANSLATED_KINDS,
  type TranslatedKind,
} from '../../db/schema/catalogue/translations';
import {
  type FindChangedNames,
  prepareFindChangedNames,
} from '../changes/changed-names.repository';
import { byKind, type FindTexts, prepareFindTexts } from './translations.repository';

/** How long texts are used before the database is asked whether they have changed, in milliseconds. */
export const UNCHECKED_FOR = 100;

/** How much memory the texts of a kind may take in a language, in bytes: enough for 10,000 descriptions of products. */
const MEMORY_MAX = 16 * 1024 * 1024;

/** The estimated memory of an entry besides its name and its texts, in bytes. */
const ENTRY_OVERHEAD = 500;

/** The texts of what has none in the language. */
const NO_TEXTS: Texts = {};

/** The texts of a thing in a language; empty if it has none. */
export type TextsOf = (kind: TranslatedKind, name: string) => Texts;

/**
 * Makes a value with texts in a language: once more after texts that were missing have been read. In a transaction, which
 * must not have changed texts, all that is asked is asked by it: another connection may be waiting for its end.
 */
export type MakeWithTexts = <Value>(
  make: (textsOf: TextsOf) => Value,
  tx?: Database,
) => Promise<Value>;

/** What makes values with texts in a language of the shop; undefined for the first one, which everything is stored in. */
export type TextsIn = (language: string) => MakeWithTexts | undefined;

/** Gives the memories of texts in the languages of the shop but the first. */
export function createTextsIn(db: Database, [, ...others]: readonly string[]): TextsIn {
  return (language) => (others.includes(language) ? makeWithTextsOf(db, language) : undefined);
}

/** The memories of texts, by database and language. */
const memories = new WeakMap<Database, Map<string, MakeWithTexts>>();

/** The memory of the texts of a database in a language, of which a process has one. */
export function makeWithTextsOf(db: Database, language: string): MakeWithTexts {
  const known = memories.get(db) ?? new Map<string, MakeWithTexts>();
  memories.set(db, known);
  const makeWithTexts = known.get(language) ?? createMakeWithTexts(db, language);
  known.set(language, makeWithTexts);
  return makeWithTexts;
}

/** What asks for texts, and for changes of them. */
interface Queries {
  findTexts: FindTexts;
  findChangedNames: FindChangedNames;
}

function prepareQueries(db: Database, language: string): Queries {
  return {
    findTexts: prepareFindTexts(db, language),
    findChangedNames: prepareFindChangedNames(db, ['product', 'collection', 'store']),
  };
}

/**
 * Creates what makes values with texts in a language. The texts that were used last are kept in memory, and dropped when
 * `page_changes` has a change of them, so that they are outdated for {@link UNCHECKED_FOR} at most (ADR 69).
 */
export function createMakeWithTexts(db: Database, language: string): MakeWithTexts {
  const ownQueries = prepareQueries(db, language);
  const known = byKind(
    () => new LRUCache<string, Texts>({ maxSize: MEMORY_MAX, sizeCalculation: memoryOf }),
  );
  let snapshot: string | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;
  /** How many checks have found changes. */
  let changes = 0;

  async function check({ findChangedNames }: Queries): Promise<void> {
    const begunAt = performance.now();
    const found = await findChangedNames(snapshot);
    drop(found.changed);
    snapshot = found.snapshot;
    checkedAt = begunAt;
  }

  function drop(changed: string[] | 'unknown'): void {
    if (changed.length === 0) return;
    changes += 1;
    // An empty name is that of the store, as a change of which that of a label is noted, or of all collections.
    if (changed === 'unknown' || changed.includes('')) {
      for (const kind of TRANSLATED_KINDS) known[kind].clear();
      return;
    }
    for (const name of changed) {
      known.product.delete(name);
      known.collection.delete(name);
    }
  }

  async function checkOnce(queries: Queries): Promise<void> {
    if (performance.now() < checkedAt + UNCHECKED_FOR) return;
    // A transaction waits for no check but its own.
    if (queries !== ownQueries) return check(queries);
    await (checking ??= check(queries).finally(() => (checking = undefined)));
  }

  /** Reads texts, and keeps them unless what was read may be outdated already. */
  async function read({ findTexts }: Queries, names: Record<TranslatedKind, ReadonlySet<string>>) {
    const before = changes;
    const found = await findTexts(names);
    return byKind((kind) => {
      const texts = new Map(
        [...names[kind]].map((name) => [name, found[kind].get(name) ?? NO_TEXTS]),
      );
      if (changes === before) for (const [name, each] of texts) known[kind].set(name, each);
      return texts;
    });
  }

  return async (make, tx = db) => {
    const queries = tx === db ? ownQueries : prepareQueries(tx, language);
    await checkOnce(queries);
    let texts = byKind(() => new Map<string, Texts>());
    for (;;) {
      const missing = byKind(() => new Set<string>());
      const value = make((kind, name) => {
        const found = known[kind].get(name) ?? texts[kind].get(name);
        if (!found) missing[kind].add(name);
        return found ?? NO_TEXTS;
      });
      if (TRANSLATED_KINDS.every((kind) => missing[kind].size === 0)) return value;
      const more = await read(queries, missing);
      texts = byKind((kind) => new Map([...texts[kind], ...more[kind]]));
    }
  };
}

function memoryOf(texts: Texts, name: string): number {
  const length = Object.values(texts).reduce((sum, text) => sum + text.length, name.length);
  return ENTRY_OVERHEAD + 2 * length;
}
