import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { BACKEND_PORT } from '@/tests/e2e/support/fixtures';
import { findFreePort } from '@/tests/support/backend/free-port';

/** An event as an envelope carries it. */
type SentEvent = {
  platform?: string;
  message?: string;
  tags?: Record<string, string>;
  request?: { url?: string };
  exception?: { values: { type?: string; value?: string }[] };
};

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with that port.
  return (server.address() as AddressInfo).port;
}

/** Takes envelopes like the receiver of reports, from any page. */
function createSink(events: SentEvent[], raw: string[]): Server {
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const bytes = Buffer.concat(chunks);
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
      raw.push(text);
      const lines = text.split('\n');
      lines.forEach((line, index) => {
        if (line.includes('"type":"event"')) events.push(JSON.parse(lines[index + 1] ?? '{}'));
      });
      response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' });
      response.end('{}');
    });
  });
}

/** The backend as it is, but for one path, which is broken. */
function createBrokenBackend(path: string): Server {
  return createServer((request, response) => {
    if (request.url?.startsWith(path)) {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const { url, method, headers } = request;
    const onward = httpRequest(
      { host: '127.0.0.1', port: BACKEND_PORT, path: url, method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
}

/** A web program of its own that reports to this machine, before a backend with one broken path. */
export async function startReportingWeb(brokenPath: string) {
  const [events, raw]: [SentEvent[], string[]] = [[], []];
  const [sink, backend] = [createSink(events, raw), createBrokenBackend(brokenPath)];
  const [sinkPort, backendPort] = [await listen(sink), await listen(backend)];
  const port = await findFreePort();
  const web: ChildProcess = spawn('node', ['server.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BACKEND_URL: `http://127.0.0.1:${backendPort}`,
      SENTRY_DSN: `http://public@127.0.0.1:${sinkPort}/7`,
    },
  });
  await new Promise<void>((ready, fail) => {
    web.stdout?.on('data', (line) => String(line).includes('web is ready') && ready());
    web.on('exit', () => fail(new Error('the web program did not start')));
  });
  return {
    events,
    raw,
    sinkOrigin: `http://127.0.0.1:${sinkPort}`,
    port,
    async stop() {
      web.kill('SIGTERM');
      await once(web, 'exit');
      sink.close();
      backend.close();
    },
  };
}
