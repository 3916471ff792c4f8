import PostalMime, { type Email } from 'postal-mime';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail that the server accepted, with the recipients of its envelope. */
interface ReceivedMail extends Email {
  envelopeTo: string[];
}

/** A fake SMTP server. */
export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** The mails that it accepted, the oldest first. */
  mails: ReceivedMail[];
  /** How many complete mails were handed over, accepted or not. */
  handedOver: () => number;
  /** Its responses to the next mails: undefined accepts a mail, a number is the response code of an error. */
  responses: (number | 'hang-up' | undefined)[];
  close: () => Promise<void>;
}

function refusal(code: number): Error {
  return Object.assign(new Error(`Refused with ${code}`), { responseCode: code });
}

/** Starts an SMTP server on a free port of this machine, or on `port`. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const responses: MailServer['responses'] = [];
  let handedOver = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH'],
    // Its certificate is self-signed, and encryption isn't required on this machine.
    hideSTARTTLS: true,
    onData(stream, session, done) {
      void buffer(stream).then(async (content) => {
        handedOver += 1;
        const reply = responses.shift();
        if (reply === 'hang-up') {
          for (const connection of server.connections) connection.close();
          return;
        }
        if (reply !== undefined) {
          done(refusal(reply));
          return;
        }
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...(await PostalMime.parse(content)), envelopeTo });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    responses,
    handedOver: () => handedOver,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
