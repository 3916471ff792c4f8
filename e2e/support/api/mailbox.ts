import { expect } from '@playwright/test';
import type { ApiClient } from './api-client';

const MAILBOX = '/sandbox/mailbox';

/** The paths of the pages that mailed links lead to. */
type LinkedPage =
  '/reset-password' | '/verify-email' | '/alerts/confirm' | '/alerts/stop' | '/messages/stop';

/**
 * The newest link to a page in the demo's mails to an address. Waits until it differs from `older`, because
 * the mail may arrive a moment after the response to the request that caused it.
 */
export async function mailedLink(
  { origin }: ApiClient,
  to: string,
  page: LinkedPage,
  older = '',
): Promise<string> {
  let link = '';
  await expect(async () => {
    link = (await newestLink(origin, to, page)) ?? older;
    expect(link).not.toBe(older);
  }, `a mail to ${to} with a link to ${page}`).toPass({ timeout: 20_000 });
  return link;
}

/** Waits until the demo's mails to an address have all of these subjects. */
export async function expectMails(
  { origin }: ApiClient,
  to: string,
  subjects: readonly string[],
): Promise<void> {
  await expect(async () => {
    const list = await read(`${origin}${MAILBOX}?to=${encodeURIComponent(to)}`);
    expect(subjects.filter((subject) => !list.includes(subject))).toEqual([]);
  }, `the mails to ${to}`).toPass({ timeout: 20_000 });
}

/** The code for an order in the demo's text messages to a phone number. Waits until it was sent. */
export async function textedCode(
  { origin }: ApiClient,
  phone: string,
  orderId: string,
): Promise<string> {
  let code = '';
  await expect(async () => {
    const list = await read(`${origin}${MAILBOX}?to=${encodeURIComponent(phone)}`);
    code = new RegExp(`(\\d{6}) confirms your order ${orderId}`).exec(list)?.[1] ?? '';
    expect(code).not.toBe('');
  }, `a text message to ${phone} with the code for order ${orderId}`).toPass({ timeout: 20_000 });
  return code;
}

/** The code of the gift card in the demo's mails to an address. Waits until it was sent. */
export async function mailedGiftCard({ origin }: ApiClient, to: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const list = await read(`${origin}${MAILBOX}?to=${encodeURIComponent(to)}`);
    const [, path = ''] = new RegExp(`href="(${MAILBOX}/[\\w-]{22,36})"`).exec(list) ?? [];
    code = /GIFT(?:-[0-9A-Z]{4}){4}/.exec(await read(origin + path))?.[0] ?? '';
    expect(code).not.toBe('');
  }, `a mail to ${to} with a gift card`).toPass({ timeout: 20_000 });
  return code;
}

async function newestLink(origin: string, to: string, page: LinkedPage) {
  const list = await read(`${origin}${MAILBOX}?to=${encodeURIComponent(to)}`);
  for (const [, path = ''] of list.matchAll(new RegExp(`href="(${MAILBOX}/[\\w-]{22,36})"`, 'g'))) {
    const [link] = new RegExp(`(/hi)?${page}#token=[\\w-]+`).exec(await read(origin + path)) ?? [];
    if (link !== undefined) return link;
  }
  return undefined;
}

async function read(url: string): Promise<string> {
  return (await fetch(url)).text();
}
