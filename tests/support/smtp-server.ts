import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** An email as received: its envelope, and its text with headers. */
interface Email {
  from: string;
  to: string[];
  text: string;
}

const toUrl = (server: Server) => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A mail server on a free port that keeps what it receives. It refuses every email while `isDown` returns true. */
export async function startSmtpServer(isDown: () => boolean = () => false) {
  const emails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      done(isDown() ? Object.assign(new Error('try later'), { responseCode: 451 }) : null);
    },
    onData: (stream, { envelope }, done) => {
      const { mailFrom, rcptTo } = envelope;
      const to = rcptTo.map(({ address }) => address);
      const keep = (email: string) => {
        emails.push({ from: mailFrom ? mailFrom.address : '', to, text: email.replaceAll('\r\n', '\n') });
        done();
      };
      text(stream).then(keep, done);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return { url: toUrl(server.server), emails, stop: () => server.close() };
}

/** A mail server that accepts connections and says nothing, or drips a greeting that never ends. */
export async function startStuckServer({ drips }: { drips: boolean }) {
  const server = createServer((socket) => {
    const timer = drips ? setInterval(() => socket.write('220-wait\r\n'), 100) : undefined;
    socket.on('close', () => clearInterval(timer)).on('error', () => {});
    socket.resume();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const countConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { url: toUrl(server), countConnections, stop: () => void server.close() };
}
