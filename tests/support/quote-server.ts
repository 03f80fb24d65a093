import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  key: string | undefined;
  type: string | undefined;
  body: string;
}

/** Answers a request. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

/** Answers with a status and a body, JSON unless said otherwise. */
export const answer =
  (status: number, body: string, type = 'application/json'): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type }).end(body);

/** Never answers. */
export const hang: Answer = () => {};

/** These drop the connection: one without an answer, the other in the middle of it. */
export const drop: Answer = (response) => response.destroy();
export const dropHalfway: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '400' });
  response.write('{"success":', () => response.destroy());
};

/** Starts a server on a free port that records requests and gives these answers in turn, then repeats the last one. */
export async function startQuoteServer(...answers: Answer[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      received.push({
        path,
        key: headers['idempotency-key']?.toString(),
        type: headers['content-type'],
        body,
      });
      const next = answers[received.length - 1] ?? answers.at(-1);
      next?.(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/quotes`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, received, stop };
}
