import { get } from './http-get';
import type { Start } from './results';
import { BACKEND_PORT, startProgram, stopProgram, WEB_PORT, WORK } from './stage';

const start = () =>
  startProgram({
    name: 'product',
    command: ['node', 'scripts/start.mjs'],
    env: {
      PORT: String(WEB_PORT),
      BACKEND_PORT: String(BACKEND_PORT),
      SANDBOX_PORT: String(BACKEND_PORT + 1),
      DATA_DIR: `${WORK}/start`,
    },
    url: `http://127.0.0.1:${WEB_PORT}/api/health`,
  });

/** How long a second `npm start` takes until the landing is there. */
export async function measureStart(): Promise<Start> {
  await stopProgram(await start());
  const began = performance.now();
  const product = await start();
  await get({ port: WEB_PORT, host: 'brasa-andina.localhost', path: '/' });
  const secondMs = performance.now() - began;
  await stopProgram(product);
  return { kind: 'start', secondMs };
}
