import { execFileSync } from 'node:child_process';
import { get } from './load/http-get';
import type { Start } from './report/results';
import { BACKEND_PORT, SANDBOX_PORT, startProgram, stopProgram, WEB_PORT, WORK } from './stage/stage';

const CLONE = `${WORK}/clone`;

/** Until the landing answers. @returns milliseconds and the product */
async function start() {
  const began = performance.now();
  const product = await startProgram({
    name: 'product',
    command: ['sh', '-c', `cd ${CLONE} && exec node scripts/start.mjs`],
    env: {
      PORT: String(WEB_PORT),
      BACKEND_PORT: String(BACKEND_PORT),
      SANDBOX_PORT: String(SANDBOX_PORT),
      DATA_DIR: `${CLONE}/.data`,
      npm_config_cache: `${WORK}/npm-cache`,
    },
    url: `http://127.0.0.1:${WEB_PORT}/api/health`,
  });
  await get({ port: WEB_PORT, host: 'brasa-andina.localhost', path: '/' });
  return { ms: performance.now() - began, product };
}

/** The first start of a fresh clone without npm's cache, and the second. */
export async function measureStart(): Promise<Start> {
  execFileSync('git', ['clone', '-q', '.', CLONE]);
  const first = await start();
  await stopProgram(first.product);
  const second = await start();
  await stopProgram(second.product);
  return { kind: 'start', firstMs: first.ms, secondMs: second.ms };
}
