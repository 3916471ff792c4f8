/** Does the work for every item, with limited concurrency, in order. */
export async function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // One iterator for all: each worker takes the next item that nobody has taken.
  const queue = items.values();
  async function worker() {
    for (const item of queue) await work(item);
  }
  await Promise.all(Array.from({ length: limit }, worker));
}
