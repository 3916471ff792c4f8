import { SCRIPT_GUARD } from '@storefront/host/contracts/registry';

/** The placeholder in a version's entry for the hashes of its chunks, until they are known. */
export const CHUNK_HASHES = 'STOREFRONT_CHUNK_HASHES';

/**
 * A statement that passes the element `script` to the shell, which sets its `integrity`, together with the hashes of
 * the chunks that the entry contains.
 */
export const GUARD_SCRIPT = `globalThis.${SCRIPT_GUARD}?.(script, "${CHUNK_HASHES}");`;
