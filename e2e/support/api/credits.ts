import type { Customer } from './customers';
import { runOperatorCommand } from './operator';

const ISSUED = { author: 'Asha', note: 'for a test' };

/** Issues a gift card of so many rupees; returns its code. */
export async function issueGiftCard(rupees: number): Promise<string> {
  const details = { ...ISSUED, amount: Math.round(rupees * 100) };
  const text = await runOperatorCommand('issue', details, 'credits');
  return /GIFT(?:-[0-9A-Z]{4}){4}/.exec(text)?.[0] ?? '';
}

/** Gives an account store credit of so many rupees. */
export async function giveStoreCredit({ email }: Customer, rupees: number): Promise<void> {
  const amount = Math.round(rupees * 100);
  await runOperatorCommand('give', { ...ISSUED, customer: email, amount }, 'credits');
}
