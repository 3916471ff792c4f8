import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import { queueMail } from '../mail/queue-mail';
import type { User } from '../users/users.repository';

/** Mails the owner of an account that its password was changed, and on which device. */
export async function mailPasswordChanged(
  tx: Database,
  { email, firstName }: User,
  device: string,
  at: Date,
): Promise<void> {
  await queueMail(tx, {
    key: `password-changed:${randomUUID()}`,
    to: email,
    template: 'password-changed',
    data: { name: firstName, at: at.toISOString(), device },
  });
}
