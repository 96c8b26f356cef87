import './server/default-node-env.mjs';
import next from 'next';
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { describeUnknown } from './lib/domain/text/unknown-variables.mjs';
import { allowEval } from './server/allow-eval.mjs';
import { coverFailure } from './server/cover-failure.mjs';
import { cleanHeaders, findFault, hideRewrite } from './server/guard-request.mjs';
import { hideQuery } from './server/hide-query.mjs';
import { joinVary } from './server/join-vary.mjs';
import { keepCards } from './server/keep-cards.mjs';
import { keepNoStale } from './server/keep-no-stale.mjs';
import { catchPrints, createLog, logCall } from './server/log-lines.mjs';
import { countConnections, readOpenFileLimit } from './server/open-files.mjs';
import { pipeService, readServiceUrls } from './server/pipe-service.mjs';
import { nameFetches, nameRequest, runNamed } from './server/request-id.mjs';
import { createEncoder } from './server/send-encoded.mjs';
import { createLimitedServer } from './server/socket-limits.mjs';
import { createStaticCheck } from './server/static-files.mjs';
import { createWebMetrics } from './server/web-metrics.mjs';

const port = Number(process.env.PORT ?? 3000);
const hostname = process.env.WEB_HOST ?? '127.0.0.1';
const dev = process.env.NODE_ENV === 'development';
const urls = readServiceUrls(process.env);

const STOP_MS = 10_000;
/** Another build may have the file. */
const NOT_KEPT = { 'cache-control': 'no-store', 'content-length': 0 };
const ENCODED_BYTES = 32 * 1024 * 1024;
/** As in next.config.mjs. */
const CACHE_BYTES = Number(process.env.PAGE_CACHE_MB || 64) * 1024 * 1024;

// Shells and containers set HOSTNAME to the machine's name; rewrites would call that (guarantee/own-hostname).
process.env.HOSTNAME = 'localhost';
const log = createLog(process.env.LOG_LEVEL ?? (dev ? 'warn' : 'info'));
// Development prints for people.
if (!dev) catchPrints({ log });
for (const sentence of describeUnknown(process.env)) log.warn(sentence);
nameFetches();
const app = next({ dev, hostname: 'localhost', port });
await app.prepare();
const handle = app.getRequestHandler();
const isMissingFile = createStaticCheck('.next/static');
const metrics = createWebMetrics({
  readCache: () => getMemoryCache(CACHE_BYTES),
  mostBytes: CACHE_BYTES,
  token: process.env.METRICS_TOKEN,
});
metrics.watchProcess();
const sendEncoded = createEncoder({ mostBytes: ENCODED_BYTES });

const server = createLimitedServer((request, response) => {
  // The development overlay posts to resolve stack traces.
  if (dev && request.url?.startsWith('/__nextjs')) return void handle(request, response);
  if (metrics.answer(request, response)) return;
  const requestId = nameRequest(request);
  const tellTenant = logCall({ log, request, response, requestId });
  const fault = findFault(request);
  if (fault) {
    response.writeHead(fault.status, {
      connection: 'close',
      ...(fault.allow ? { allow: fault.allow } : {}),
    });
    response.end();
    return;
  }
  cleanHeaders(request);
  if (!dev && isMissingFile(request.url)) return void response.writeHead(404, NOT_KEPT).end();
  // Development keeps Next's own messages.
  if (!dev && !/^\/(services|api)\//.test(request.url))
    coverFailure({ request, response, address: server.address() });
  hideRewrite(response, tellTenant);
  metrics.count(response);
  joinVary(response);
  keepNoStale(response);
  if (dev) allowEval(response);
  else sendEncoded({ request, response });
  keepCards({ request, response });
  if (request.url.startsWith('/services/')) pipeService({ request, response, urls });
  else if (/^\/(_next\/image|_next\/mcp|__nextjs)/.test(request.url)) response.writeHead(404).end();
  else {
    hideQuery(request);
    runNamed(requestId, () => handle(request, response));
  }
});

server.maxConnections = countConnections(readOpenFileLimit());
server.on('upgrade', (_request, socket) => (dev ? undefined : socket.destroy()));
server.on('error', (error) => {
  const taken = error.code === 'EADDRINUSE';
  process.stderr.write(taken ? `Port ${port} is taken; set PORT to a free one.\n` : `${error.message}\n`);
  process.exit(1);
});
server.listen(port, hostname, () => log.info(`web is ready on ${hostname}:${port}`));

function stop() {
  setTimeout(() => process.exit(0), STOP_MS).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
