import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Got = { to: string[]; data: string };
/** The server's reply to a recipient, or to a login that it then asks for. */
type Answers = { recipient?: number; login?: number };

/** A mail server of this machine, without encryption. */
export async function openMailServer({ recipient, login }: Answers = {}) {
  const got: Got[] = [];
  const said = { recipient };
  const fail = (code: number) =>
    Object.assign(new Error('ana@example.com is not known'), { responseCode: code });
  const server = new SMTPServer({
    authOptional: login === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(login ? fail(login) : null, { user: 'casa' }),
    onRcptTo: (_address, _session, done) => done(said.recipient ? fail(said.recipient) : null),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        got.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          data: String(Buffer.concat(parts)),
        });
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return {
    /** For `MAIL_URL` and `MAIL_FROM`. */
    url: `smtp://${login === undefined ? '' : 'casa:clave@'}127.0.0.1:${port}`,
    from: 'avisos@mesa.example',
    got,
    /** To every recipient from now on; undefined: taken. */
    answerWith: (code: number | undefined) => {
      said.recipient = code;
    },
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
