import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeEdgeFolder } from '@/scripts/bench/stage/edge-folder';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { startSecondWeb } from '@/tests/e2e/support/webs/second-web';
import { findFreePort } from '@/tests/support/backend/free-port';
import { listHostileRequests } from '@/tests/support/faults/hostile-framing';
import { findStolenAnswers, startEcho } from '@/tests/support/faults/smuggling';

const host = 'brasa-andina.localhost';
const attacks = listHostileRequests({ host, path: '/services/cart/attacker' });

/** nginx with the configuration that is shipped, in front of a web program and a service. */
async function startEdge({ web, backend }: { web: number; backend: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'ordering-edge-'));
  const edge = await findFreePort();
  const [program = '', ...words] = writeEdgeFolder({ folder, ports: { web, backend, edge } });
  const child = spawn(program, words, { stdio: 'ignore' });
  const isUp = () => fetch(`http://127.0.0.1:${edge}/services/cart/up`).then(({ ok }) => ok);
  await expect.poll(() => isUp().catch(() => false)).toBe(true);
  return {
    port: edge,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

test('no visitor gets the answer to what another one hid in a body, with and without nginx (guarantee/request-smuggling)', async () => {
  // Thousands of connections, one after another.
  test.setTimeout(180_000);
  const echo = await startEcho();
  const web = await startSecondWeb({
    backendUrl: `http://127.0.0.1:${echo.port}`,
    secret: 'only of this test run',
  });
  const edge = await startEdge({ web: web.port, backend: echo.port });
  expect(attacks.length).toBeGreaterThan(1_000);
  const stolen = await Promise.all(
    [web.port, edge.port].map((port) => findStolenAnswers({ port, host, attacks })),
  );
  expect(stolen).toEqual([[], []]);
  expect(echo.smuggled).toEqual([]);
  await edge.stop();
  await web.stop();
  echo.server.closeAllConnections();
  echo.server.close();
});
