/** Does the work for every item, with limited concurrency, in order. Rejects with the first error. */
export async function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers share one iterator, so that each item is processed once.
  const queue = items.values();
  async function worker() {
    for (const item of queue) await work(item);
  }
  await Promise.all(Array.from({ length: limit }, worker));
}
