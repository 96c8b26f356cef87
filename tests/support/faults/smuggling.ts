import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type HostileRequest, SMUGGLED_PATH } from './hostile-framing';

const VISITORS = 2;
/** Only a poisoned connection keeps a visitor waiting this long. */
const GIVEN_UP_MS = 10_000;

type Exchange = { port: number; bytes: string; isFirstEnough?: boolean; isCutOff?: boolean };

/** Sends bytes and answers what comes back until the other side closes, or only the first of it. */
function exchange({ port, bytes, isFirstEnough = false, isCutOff = false }: Exchange): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1');
      if (isCutOff) socket.end();
    });
    socket.setTimeout(GIVEN_UP_MS, () => socket.destroy());
    socket.on('data', (part) => {
      received += part;
      if (isFirstEnough) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

/** Answers on a port of its own until `close`. */
export async function listenOnce(handle: RequestListener): Promise<{ port: number; server: Server }> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** A service that says what it was asked, and keeps what it was asked by a smuggled request. */
export async function startEcho() {
  const smuggled: string[] = [];
  const echo = await listenOnce((request, response) => {
    if (request.url?.includes(SMUGGLED_PATH)) smuggled.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => response.end(`you asked for ${request.url}`));
  });
  return { ...echo, smuggled };
}

async function visit({ port, host, name }: { port: number; host: string; name: string }) {
  const path = `/visitor-${name}`;
  const bytes = `GET /services/cart${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  const answer = await exchange({ port, bytes });
  return answer.startsWith('HTTP/1.1 200') && answer.includes(`you asked for ${path}`) ? null : answer;
}

/**
 * Sends every attack, each followed by visitors of the echo behind `port`.
 * @returns the answers that were not the visitor's own, the first twenty or so
 */
export async function findStolenAnswers({
  port,
  host,
  attacks,
}: {
  port: number;
  host: string;
  attacks: HostileRequest[];
}): Promise<{ what: string; answer: string }[]> {
  const stolen: { what: string; answer: string }[] = [];
  const names = Array.from({ length: VISITORS }, (_none, index) => `${index}`);
  for (const { what, bytes, isUnfinished } of attacks) {
    await exchange({ port, bytes, isFirstEnough: true, isCutOff: isUnfinished });
    for (const answer of await Promise.all(names.map((name) => visit({ port, host, name }))))
      if (answer !== null) stolen.push({ what, answer });
    if (stolen.length >= 20) break;
  }
  return stolen;
}
