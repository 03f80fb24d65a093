import { createServer, type AddressInfo } from 'node:net';

/** A mail as it came in: envelope and text, headers and all. */
interface Mail {
  from: string;
  to: string[];
  text: string;
}

/** A mail server on a free port that keeps what it gets, and refuses while `isDown` says so, or whom `refuses` says. */
export async function startSmtpServer(
  isDown: () => boolean = () => false,
  refuses: (recipient: string) => boolean = () => false,
) {
  const mails: Mail[] = [];
  const server = createServer((socket) => {
    let mail: Mail = { from: '', to: [], text: '' };
    let isText = false;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('error', () => {});
    socket.on('data', (part) => {
      rest += part.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isText && line !== '.') mail.text += `${line.replace(/^\.\./, '.')}\n`;
        else if (isText) {
          isText = false;
          mails.push(mail);
          mail = { from: '', to: [], text: '' };
          say('250 kept');
        } else if (/^MAIL/i.test(line) && isDown()) say('451 try later');
        else if (/^MAIL FROM:/i.test(line)) say(`250 ${(mail.from = line.slice(10))}`);
        else if (/^RCPT TO:/i.test(line) && refuses(line)) say('550 no such user');
        else if (/^RCPT TO:/i.test(line)) say(`250 ${mail.to.push(line.slice(8))}`);
        else if (/^DATA/i.test(line)) {
          isText = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 test');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, stop: () => void server.close() };
}
