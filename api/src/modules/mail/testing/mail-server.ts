import PostalMime, { type Email } from 'postal-mime';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail that the server took: what it says, and to which address it was handed over. */
export interface ReceivedMail extends Email {
  envelopeTo: string[];
}

/** An SMTP server of a test. */
export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** What it took, the oldest first. */
  mails: ReceivedMail[];
  /** How many times a mail was handed over whole, whatever it said to that. */
  handedOver: () => number;
  /** What it says to the mails that come, in their order; undefined takes one. A number is the code of an error. */
  answers: (number | 'hang-up' | undefined)[];
  close: () => Promise<void>;
}

function refusal(code: number): Error {
  return Object.assign(new Error(`Refused with ${code}`), { responseCode: code });
}

/** Starts an SMTP server on a free port of this machine, or on `port`. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const answers: MailServer['answers'] = [];
  let handedOver = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH'],
    // A certificate of its own that nobody trusts; on this machine nothing has to be encrypted.
    hideSTARTTLS: true,
    onData(stream, session, done) {
      void buffer(stream).then(async (content) => {
        handedOver += 1;
        const answer = answers.shift();
        if (answer === 'hang-up') {
          for (const connection of server.connections) connection.close();
          return;
        }
        if (answer !== undefined) {
          done(refusal(answer));
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
    answers,
    handedOver: () => handedOver,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
