import { createServer } from 'node:http';

/* The server that `npm run bench:server` compares with: it reads a request, stores nothing and says `ok`. */

createServer((message, response) => {
  void message.toArray().then((chunks) => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    const answer = JSON.stringify({ ok: Boolean(body) });
    response
      .writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': answer.length })
      .end(answer);
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
