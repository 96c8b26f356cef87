import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@/tests/support/backend/free-port';
import { behindNginx } from '@/tests/support/edge/behind-nginx';

const document = readFileSync('docs/operations/production.md', 'utf8');
const block =
  /```nginx\n# \/etc\/nginx\/conf\.d\/ordering-backends\.conf\n([\s\S]+?)```/.exec(document)?.[1] ?? '';

async function listen(answer: string): Promise<Server> {
  const server = createServer(({ headers }, response) =>
    response.end(
      `${answer} ${headers['x-forwarded-host']} ${headers['x-forwarded-for']} ${headers['x-request-id']}`,
    ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;

behindNginx(
  'the address of all backends in the document asks each of them, as the web program asked',
  async () => {
    const backends = await Promise.all([listen('one'), listen('two')]);
    const folder = mkdtempSync(join(tmpdir(), 'all-backends-'));
    const port = await findFreePort();
    const servers = backends.map((one) => `server 127.0.0.1:${portOf(one)};`).join(' ');
    expect(block).toContain('listen 127.0.0.1:4100;');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off;
     client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
     uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
     upstream ordering_backend { ${servers} } ${block.replace('127.0.0.1:4100', `127.0.0.1:${port}`)} }`,
    );
    const nginx = spawn('nginx', [
      '-p',
      folder,
      '-e',
      `${folder}/error.log`,
      '-c',
      join(folder, 'nginx.conf'),
    ]);
    const ended = once(nginx, 'exit');
    const headers = { 'x-forwarded-host': 'a.test', 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'ab' };
    const ask = () => fetch(`http://127.0.0.1:${port}/domain/config.json`, { headers }).catch(() => null);
    try {
      while (nginx.exitCode === null && !(await ask())) await new Promise(setImmediate);
      const answers = await Promise.all([ask(), ask(), ask(), ask()]);
      const texts = await Promise.all(answers.map((one) => one?.text()));
      expect([...new Set(texts)].sort()).toEqual(['one a.test 203.0.113.7 ab', 'two a.test 203.0.113.7 ab']);
    } finally {
      nginx.kill('SIGTERM');
      await ended;
      for (const one of backends) {
        one.closeAllConnections();
        one.close();
      }
      rmSync(folder, { recursive: true });
    }
  },
);
