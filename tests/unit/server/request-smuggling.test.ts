import type { RequestListener, Server } from 'node:http';
import { cleanHeaders, findFault } from '@/server/guard-request.mjs';
import { pipeService, readServiceUrls } from '@/server/pipe-service.mjs';
import { chooseCount, FAULT_TIMEOUT_MS } from '@/tests/support/faults/fault-counts';
import { listHostileRequests } from '@/tests/support/faults/hostile-framing';
import { findStolenAnswers, listenOnce, startEcho } from '@/tests/support/faults/smuggling';

const HOST = 'a.test';
const ROUNDS = chooseCount({ short: 1, full: 4 });

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** The web program's way from the guard to the pipe. */
function webOf({ servicePort, isGuarded }: { servicePort: number; isGuarded: boolean }): RequestListener {
  const urls = readServiceUrls({ BACKEND_URL: `http://127.0.0.1:${servicePort}` });
  return (request, response) => {
    const fault = isGuarded ? findFault(request) : null;
    if (fault) return void response.writeHead(fault.status, { connection: 'close' }).end();
    cleanHeaders(request);
    pipeService({ request, response, urls });
  };
}

test.each([
  ['guard and pipe', true],
  ['the pipe alone', false],
])(
  'through %s no body becomes the beginning of the next visitor’s request',
  async (_what, isGuarded) => {
    const echo = await startEcho();
    const web = await listenOnce(webOf({ servicePort: echo.port, isGuarded }));
    servers.push(echo.server, web.server);
    const attacks = listHostileRequests({ host: HOST, path: '/services/cart/attacker' });
    for (let round = 0; round < ROUNDS; round += 1)
      expect(await findStolenAnswers({ port: web.port, host: HOST, attacks })).toEqual([]);
    expect(echo.smuggled).toEqual([]);
  },
  FAULT_TIMEOUT_MS,
);
