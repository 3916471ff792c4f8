import type { Browser } from '@playwright/test';
import type { BenchShop } from '../shop/bench-shop';
import { buildBundle } from './bundle/build-bundle';
import { browserRenderedBundle, serverRenderedBundle } from './bundle/bundle-sites';
import type { Site } from './site';
import { startSite } from './start-site';
import { createStaticBaseline } from './static-baseline';

/** One way to build and serve the measured pages. */
export interface Variant {
  name: string;
  origin: string;
}

/** Starts all variants of the shop's pages behind the same reverse proxy, and stops them after the work. */
export async function withVariants<Result>(
  shop: BenchShop,
  browser: Browser,
  work: (variants: [ours: Variant, twin: Variant, ...others: Variant[]]) => Promise<Result>,
): Promise<Result> {
  const stops: (() => void)[] = [];
  const ports = shop.variantPorts.values();
  async function start(name: string, site: Site): Promise<Variant> {
    const { origin, close } = await startSite(site, ports.next().value);
    stops.push(close);
    return { name, origin };
  }
  try {
    const twin = await start('static twin', await createStaticBaseline(shop, browser));
    console.log('Building shell and remotes as one bundle …');
    const bundle = await buildBundle();
    const onServer = serverRenderedBundle(shop, bundle);
    const inBrowser = await browserRenderedBundle(shop, bundle, browser);
    return await work([
      { name: 'this shop', origin: shop.shop },
      twin,
      await start('one bundle, rendered on the server', onServer),
      await start('one bundle, rendered in the browser', inBrowser),
    ]);
  } finally {
    stops.forEach((stop) => stop());
  }
}
