import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { TIME_LIMITS } from '../../../settings/time-limits';
import { MailNotSentError, type MailSender, type FailureKind } from './mail-sender';

/** Who mails are from. */
export interface MailFrom {
  name: string;
  address: string;
}

const { connect, silence } = TIME_LIMITS.smtp;

/** Prevents automatic replies, such as vacation notices (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/** The headers of a mail; those with which mail programs unsubscribe by one click are of RFC 8058. */
function headersOf(unsubscribeUrl: string | undefined) {
  if (unsubscribeUrl === undefined) return HEADERS;
  return {
    ...HEADERS,
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Reads the SMTP command and response code of nodemailer's errors. */
function readFailure(error: unknown) {
  const { command, responseCode } =
    error instanceof Error ? (error as Error & { command?: unknown; responseCode?: unknown }) : {};
  return {
    command: typeof command === 'string' ? command : '',
    code: typeof responseCode === 'number' ? responseCode : undefined,
  };
}

/**
 * What a failure means for the mail. `wasHandedOver`: the complete mail was sent, but the server didn't
 * respond.
 */
function failureKind(error: unknown, wasHandedOver: boolean): FailureKind {
  const { command, code } = readFailure(error);
  if (code === undefined) {
    if (wasHandedOver) return 'unknown';
    // nodemailer refused the address or the mail before connecting.
    return command === 'API' ? 'permanent' : 'server-unavailable';
  }
  const isAboutMail = command.startsWith('RCPT TO') || command === 'DATA';
  // Anything else, such as a wrong password, is a problem of the shop's settings, which the operator can
  // correct.
  if (!isAboutMail) return 'server-unavailable';
  return code >= 500 && code !== 503 ? 'permanent' : 'transient';
}

/**
 * Sends over SMTP, each mail on a new connection, which is encrypted unless the server is on this machine.
 * The content of sent mails isn't kept.
 */
export function createSmtpSender(smtpUrl: string, from: MailFrom): MailSender {
  const requireTLS = !isThisMachine(new URL(smtpUrl).hostname);
  return {
    domain: from.address.slice(from.address.lastIndexOf('@') + 1),
    keepsMails: false,
    async send({ to, unsubscribeUrl, ...mail }, signal) {
      let wasHandedOver = false;
      const transport = createTransport({
        url: smtpUrl,
        requireTLS,
        connectionTimeout: connect,
        greetingTimeout: connect,
        socketTimeout: silence,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      transport.use('stream', ({ message }, done) => {
        message.transform(() => new PassThrough().once('end', () => (wasHandedOver = true)));
        done();
      });
      try {
        // As an object, an address with a comma isn't read as a list of addresses.
        const recipient = { name: '', address: to };
        await transport.sendMail({
          ...mail,
          from,
          to: recipient,
          headers: headersOf(unsubscribeUrl),
          signal,
        });
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause);
        throw new MailNotSentError(message, failureKind(cause, wasHandedOver), { cause });
      } finally {
        transport.close();
      }
    },
  };
}
