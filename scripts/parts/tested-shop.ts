import { StepFailedError } from './processes';

/** What a page of the shop tells its browser, as far as it is read here. */
const PAGE_DATA = /<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s;

/**
 * Asks a running shop where its API is: the page says so, or else it is where the rule of D7 puts it.
 * Throws `StepFailedError` where there is no such shop.
 */
export async function apiOriginOf(shop: string): Promise<string> {
  if (!URL.canParse(shop)) {
    throw new StepFailedError(
      `"${shop}" is no address: npm run e2e -- --against https://shop.example`,
    );
  }
  const page = await fetch(shop).catch((error: unknown) => {
    throw new StepFailedError(
      `Nothing answers at ${shop} (${String(error)}). Is the shop running?`,
    );
  });
  const [, data] = PAGE_DATA.exec(await page.text()) ?? [];
  if (data === undefined) {
    throw new StepFailedError(
      `What answers at ${shop} (${page.status}) is no page of the storefront.`,
    );
  }
  const { apiUrl } = JSON.parse(data) as { apiUrl?: string };
  return apiUrl === undefined ? originByRule(new URL(shop)) : new URL(apiUrl).origin;
}

function originByRule({ protocol, hostname, host }: URL): string {
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return isLocal ? `${protocol}//${hostname}:8044` : `${protocol}//api.${host}`;
}
