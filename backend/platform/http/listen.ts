import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** (guarantee/slow-sockets) */
export type SocketLimits = {
  headersMs: number;
  bodyMs: number;
  checkMs: number;
  keepAliveMs: number;
  maxConnections: number;
  maxConnectionsPerAddress: number;
  maxRequestsPerSocket: number;
};

export const SOCKET_LIMITS: SocketLimits = {
  headersMs: 10_000,
  bodyMs: 30_000,
  checkMs: 2_000,
  // Longer than an edge keeps idle connections, or it would send into a closing one.
  keepAliveMs: 65_000,
  maxConnections: 10_000,
  maxConnectionsPerAddress: 100,
  maxRequestsPerSocket: 1_000,
};
const MAX_HEADER_BYTES = 16_384;
const SWEEP_MS = 50;
const connections = new WeakMap<Server, Set<Socket>>();

type Fetch = (
  request: Request,
  env: { remoteAddress: string; hangUp: () => void },
) => Response | Promise<Response>;

/** Finds the status with which a request is refused, or null (guarantee/host-form, guarantee/methods). */
function findFault({ rawHeaders, url = '', method = '' }: IncomingMessage): number | null {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length !== 1 || !url.startsWith('/')) return 400;
  return method === 'TRACE' ? 405 : null;
}

function refuse(outgoing: ServerResponse, status: number): void {
  outgoing.writeHead(status, { connection: 'close', ...(status === 405 ? { allow: 'GET, HEAD' } : {}) });
  outgoing.end();
}

function keepConnections(server: Server): void {
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
}

/** Limits the connections of each address, but not of trusted proxies, which carry many visitors. */
function limitPeers({
  server,
  trustedProxies,
  max,
}: {
  server: Server;
  trustedProxies: ReadonlySet<string>;
  max: number;
}): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    if (trustedProxies.has(peer)) return;
    const count = (open.get(peer) ?? 0) + 1;
    open.set(peer, count);
    socket.on('close', () => {
      const left = (open.get(peer) ?? 1) - 1;
      if (left > 0) open.set(peer, left);
      else open.delete(peer);
    });
    if (count > max) socket.destroy();
  });
}

/** @throws Error when the port cannot be had */
export async function listen({
  host,
  port,
  fetch,
  trustedProxies,
  limits = SOCKET_LIMITS,
}: {
  host: string;
  port: number;
  fetch: Fetch;
  trustedProxies: ReadonlySet<string>;
  limits?: SocketLimits;
}): Promise<Server> {
  const answer = getRequestListener((request, { incoming, outgoing }) =>
    fetch(request, {
      remoteAddress: incoming.socket.remoteAddress ?? '',
      // Only while written: later another call may use the socket.
      hangUp: () => void outgoing.socket?.destroy(),
    }),
  );
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.bodyMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: limits.keepAliveMs,
    },
    (incoming, outgoing) => {
      const fault = findFault(incoming);
      if (fault === null) void answer(incoming, outgoing);
      else refuse(outgoing, fault);
    },
  );
  server.maxConnections = limits.maxConnections;
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
  keepConnections(server);
  limitPeers({ server, trustedProxies, max: limits.maxConnectionsPerAddress });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Resolves when running calls are answered. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Else idle connections stay for their keep-alive, and unused ones until their headers are due.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
    }, SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
