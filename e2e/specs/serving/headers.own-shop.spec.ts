import { expect, test } from '../../support/test';

const TLS = { 'x-forwarded-proto': 'https' };

test('[PAGE-05] pages may not use devices, and send forms only where payments go', async ({
  page,
  consoleGuard,
}) => {
  const response = await page.goto('/');
  expect(response?.headers()).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-content-type-options': 'nosniff',
  });
  expect(response?.headers()['strict-transport-security']).toBeUndefined();
  const location = await page.evaluate(async () => {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state;
  });
  expect(location).toBe('denied');

  consoleGuard.allow(/Content Security Policy/);
  const violated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
        const form = document.createElement('form');
        form.action = 'http://elsewhere.example/';
        document.body.append(form);
        form.submit();
      }),
  );
  expect(violated).toBe('form-action');
});

test('[PAGE-05] a shop behind TLS sends Strict-Transport-Security', async ({
  request,
  ownShops,
}) => {
  const settings = { TRUST_PROXY: 'true', PUBLIC_URL: 'http://shop.example' };
  const shop = await ownShops.start({ settings });
  const [secure, plain] = await Promise.all([
    request.get(shop.origin, { headers: TLS }),
    request.get(shop.origin),
  ]);
  expect(secure.headers()['strict-transport-security']).toBe('max-age=31536000');
  expect(plain.headers()['strict-transport-security']).toBeUndefined();
});
