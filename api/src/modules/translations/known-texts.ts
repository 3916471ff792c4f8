import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database';
import { type Texts, TRANSLATED_KINDS, type TranslatedKind } from '../../db/schema/translations';
import { prepareFindChangedNames } from '../changes/changed-names.repository';
import { byKind, prepareFindTexts } from './translations.repository';

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

/** Makes a value with texts in a language: once more after texts that were missing have been read. */
export type MakeWithTexts = <Value>(make: (textsOf: TextsOf) => Value) => Promise<Value>;

/** What makes values with texts in a language of the shop; undefined for the first one, which everything is stored in. */
export type TextsIn = (language: string) => MakeWithTexts | undefined;

/** Creates the memory of texts in the languages of the shop, of which a process has one. */
export function createTextsIn(db: Database, [, ...others]: readonly string[]): TextsIn {
  const known = new Map(others.map((language) => [language, createMakeWithTexts(db, language)]));
  return (language) => known.get(language);
}

/**
 * Creates what makes values with texts in a language. The texts that were used last are kept in memory, and dropped when
 * `page_changes` has a change of them, so that they are outdated for {@link UNCHECKED_FOR} at most (ADR 69).
 */
export function createMakeWithTexts(db: Database, language: string): MakeWithTexts {
  const findTexts = prepareFindTexts(db, language);
  const findChangedNames = prepareFindChangedNames(db, ['product', 'collection', 'store']);
  const known = byKind(
    () => new LRUCache<string, Texts>({ maxSize: MEMORY_MAX, sizeCalculation: memoryOf }),
  );
  let snapshot: string | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;
  /** How many checks have found changes. */
  let changes = 0;

  async function check(): Promise<void> {
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

  /** Reads texts, and keeps them unless what was read may be outdated already. */
  async function read(names: Record<TranslatedKind, ReadonlySet<string>>) {
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

  return async (make) => {
    if (performance.now() >= checkedAt + UNCHECKED_FOR) {
      await (checking ??= check().finally(() => (checking = undefined)));
    }
    let texts = byKind(() => new Map<string, Texts>());
    for (;;) {
      const missing = byKind(() => new Set<string>());
      const value = make((kind, name) => {
        const found = known[kind].get(name) ?? texts[kind].get(name);
        if (!found) missing[kind].add(name);
        return found ?? NO_TEXTS;
      });
      if (TRANSLATED_KINDS.every((kind) => missing[kind].size === 0)) return value;
      const more = await read(missing);
      texts = byKind((kind) => new Map([...texts[kind], ...more[kind]]));
    }
  };
}

function memoryOf(texts: Texts, name: string): number {
  const length = Object.values(texts).reduce((sum, text) => sum + text.length, name.length);
  return ENTRY_OVERHEAD + 2 * length;
}
