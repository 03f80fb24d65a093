import { createServer, type AddressInfo } from 'node:net';

/** An email as received: its envelope, and its text with headers. */
interface Email {
  from: string;
  to: string[];
  text: string;
}

/**
 * A mail server on a free port that stores what it receives. It refuses every email while `isDown` returns true. While
 * `drips` does, its greeting never ends.
 */
export async function startSmtpServer(
  isDown: () => boolean = () => false,
  drips: () => boolean = () => false,
) {
  const emails: Email[] = [];
  const server = createServer((socket) => {
    let email: Email = { from: '', to: [], text: '' };
    let isText = false;
    let unread = '';
    const answer = (line: string): string => {
      const [command = '', value = ''] = line.split(':');
      switch (command.toUpperCase()) {
        case 'MAIL FROM':
          if (isDown()) return '451 try later';
          email = { from: value, to: [], text: '' };
          return '250 ok';
        case 'RCPT TO':
          email.to.push(value);
          return '250 ok';
        case 'DATA':
          isText = true;
          return '354 go on';
        case '.':
          isText = false;
          emails.push(email);
          return '250 stored';
        default:
          return '250 test';
      }
    };
    socket.setEncoding('utf8').write('220 test\r\n');
    socket.on('error', () => {});
    const drip = () => {
      const timer = setInterval(() => socket.write('250-wait\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    };
    socket.on('data', (part) => {
      const lines = (unread + String(part)).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines)
        if (isText && line !== '.') email.text += `${line.replace(/^\.\./, '.')}\n`;
        else if (line.startsWith('EHLO') && drips()) drip();
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(`${answer(line)}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, emails, stop: () => void server.close() };
}
