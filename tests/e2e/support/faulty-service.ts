import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault = 'none' | 'hangs' | 'drops' | 'fails' | 'garbles' | 'lies';

function pass({
  request,
  response,
  port,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  port: number;
}) {
  const { headers, method, url } = request;
  const upstream = httpRequest({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}

/** The backend behind a door that can be told to misbehave. */
export async function startFaultyService({ backendPort }: { backendPort: number }) {
  const state = { fault: 'none' as Fault };
  const held = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const json = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    if (state.fault === 'none') pass({ request, response, port: backendPort });
    else if (state.fault === 'hangs') held.add(response);
    else if (state.fault === 'drops') response.destroy();
    else if (state.fault === 'fails') json(500, '{"error":{"key":"internal","message":"internal"}}');
    else if (state.fault === 'garbles') json(200, '{"id": 1, "name": "Half an ans');
    else json(200, '{"id":1,"name":"Another","status":"open","suppliers":"none","links":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be(fault: Fault) {
      state.fault = fault;
      for (const response of held) response.destroy();
      held.clear();
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
