import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WEB_PORT } from '@/tests/e2e/support/fixtures';

export type Fault = 'none' | 'hangs' | 'drops' | 'fails' | 'garbles' | 'lies';

/** Changes an answer of the backend before the service sends it on. */
export type Rewording = (value: unknown) => unknown;

async function sendReworded(answer: IncomingMessage, response: ServerResponse, reword: Rewording) {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  const text = JSON.stringify(reword(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
  response.writeHead(answer.statusCode ?? 502, headers).end(text);
}

function pass({
  request,
  response,
  port,
  reword,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  port: number;
  reword: Rewording | undefined;
}) {
  const { method, url } = request;
  const { origin, 'accept-encoding': _coding, ...headers } = request.headers;
  // A page of the second web program asks as one of the first, whose origin the backend knows.
  const known = origin?.replace(/:\d+$/, `:${WEB_PORT}`);
  const options = {
    host: '127.0.0.1',
    port,
    method,
    path: url,
    headers: known ? { ...headers, origin: known } : headers,
  };
  const upstream = httpRequest(options, (answer) => {
    const isJson = answer.headers['content-type']?.startsWith('application/json');
    if (reword && isJson) return void sendReworded(answer, response, reword);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}

/** The backend behind a door that can be told to misbehave; what it held goes on as soon as it is well again. */
export async function startFaultyService({
  backendPort,
  reword,
}: {
  backendPort: number;
  reword?: Rewording;
}) {
  const state = { fault: 'none' as Fault, whenHeld: () => {} };
  const held = new Map<ServerResponse, IncomingMessage>();
  const server = createServer((request, response) => {
    const json = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    if (state.fault === 'none') pass({ request, response, port: backendPort, reword });
    else if (state.fault === 'hangs') {
      held.set(response, request);
      state.whenHeld();
    } else if (state.fault === 'drops') response.destroy();
    else if (state.fault === 'fails') json(500, '{"error":{"key":"internal","message":"internal"}}');
    else if (state.fault === 'garbles') json(200, '{"id": 1, "name": "Half an ans');
    else json(200, '{"id":1,"name":"Another","status":"open","suppliers":"none","links":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be(fault: Fault) {
      state.fault = fault;
      for (const [response, request] of held)
        if (fault === 'none' && !response.destroyed) pass({ request, response, port: backendPort, reword });
        else response.destroy();
      held.clear();
    },
    /** Hangs from now on; ends when the first request is held. */
    hold(): Promise<void> {
      state.fault = 'hangs';
      return new Promise((resolve) => {
        state.whenHeld = resolve;
      });
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
