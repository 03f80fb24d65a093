import { createServer } from 'node:http';

/* The server that `npm run bench:server` compares with. It reads a request, stores nothing and answers `ok`. */

const answer = JSON.stringify({ ok: true });
createServer((request, response) => {
  request
    .toArray()
    .then((chunks) => {
      JSON.parse(Buffer.concat(chunks).toString() || '{}');
      response
        .writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': answer.length })
        .end(answer);
    })
    .catch(() => response.writeHead(400).end());
}).listen(Number(process.env.PORT), '127.0.0.1');
