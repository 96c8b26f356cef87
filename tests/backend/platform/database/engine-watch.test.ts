import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { findDiskFault } from '@/backend/platform/database/free-space';
import { type EngineDeath, openEngine } from '@/backend/platform/database/open-engine';

const folder = mkdtempSync(join(tmpdir(), 'ordering-engine-'));
afterAll(() => rmSync(folder, { recursive: true }));

const QUICK = { everyMs: 5, stuckAfter: 2, deadAfter: 6 };
/** Two seconds of silence, which a busy machine does not leave without a reason. */
const CALM = { everyMs: 20, stuckAfter: 100, deadAfter: 100 };
const PONG = `parentPort.on('message', (message) => message === 'ping' && parentPort.postMessage('pong'));`;

/** An engine whose thread does what a test says after it has begun to listen. */
async function openFake(name: string, then: string, watch = QUICK) {
  const workerFile = join(folder, `${name}.mjs`);
  writeFileSync(
    workerFile,
    `import { parentPort } from 'node:worker_threads';\nparentPort.postMessage('listening');\n${then}`,
  );
  let tell: (how: EngineDeath) => void = () => undefined;
  const death = new Promise<EngineDeath>((resolve) => {
    tell = resolve;
  });
  return { engine: await openEngine({ workerFile, dataDir: null, onDeath: tell, watch }), death };
}

describe('the thread of the embedded database (guarantee/full-disk)', () => {
  it('is missed when it spins and never answers', async () => {
    const { engine, death } = await openFake('spins', 'for (;;) {}');
    expect(await death).toBe('stuck');
    expect(engine.isStuck()).toBe(true);
    await engine.stop();
  });

  it.each([
    ['ends', `setTimeout(() => process.exit(3), 10);\n${PONG}`],
    ['fails', `setTimeout(() => { throw new Error('broken'); }, 10);\n${PONG}`],
  ])('is missed when it %s', async (name, then) => {
    const { death } = await openFake(name, then, CALM);
    expect(await death).toBe('over');
  });

  it('is left alone while it answers', async () => {
    const { engine, death } = await openFake(
      'answers',
      `let pings = 0;
       parentPort.on('message', (message) => {
         if (message === 'stop') return parentPort.close();
         parentPort.postMessage('pong');
         if (++pings === 150) process.exit(0);
       });`,
      CALM,
    );
    // It ends by itself, after more questions than would have made it dead.
    expect(await death).toBe('over');
    expect(engine.isStuck()).toBe(false);
  });

  it('makes a new database in a thread that ends, and finds it there ever after', async () => {
    const workerFile = join(folder, 'makes.mjs');
    writeFileSync(
      workerFile,
      `import { appendFileSync, writeFileSync } from 'node:fs';
       import { parentPort, workerData } from 'node:worker_threads';
       appendFileSync(${JSON.stringify(join(folder, 'threads'))}, workerData.isToCreate ? 'made ' : 'opened ');
       if (workerData.isToCreate) {
         writeFileSync(workerData.dataDir + '/PG_VERSION', '18');
         process.exit(0);
       }
       parentPort.postMessage('listening');
       parentPort.on('message', (message) => message === 'stop' ? parentPort.close() : parentPort.postMessage('pong'));`,
    );
    for (let start = 0; start < 2; start += 1) {
      const engine = await openEngine({ workerFile, dataDir: join(folder, 'new') });
      await engine.stop();
    }
    expect(readFileSync(join(folder, 'threads'), 'utf8')).toBe('made opened opened ');
  });

  it('tells when a new database could not be made', async () => {
    const workerFile = join(folder, 'makes-none.mjs');
    writeFileSync(workerFile, 'process.exit(1);');
    await expect(openEngine({ workerFile, dataDir: join(folder, 'none') })).rejects.toThrow(
      /could not be made/,
    );
  });

  it('tells when it ends before it listens', async () => {
    const workerFile = join(folder, 'never.mjs');
    writeFileSync(workerFile, 'process.exit(1);');
    await expect(openEngine({ workerFile, dataDir: null })).rejects.toThrow('did not start');
  });

  it('of the real engine is found out in the middle of a statement without end', async () => {
    let tell: (how: EngineDeath) => void = () => undefined;
    const death = new Promise<EngineDeath>((resolve) => {
      tell = resolve;
    });
    const engine = await openEngine({
      workerFile: resolve('backend/pglite-worker.mjs'),
      dataDir: null,
      onDeath: tell,
      watch: { everyMs: 50, stuckAfter: 2, deadAfter: 20 },
    });
    const client = new pg.Client({ connectionString: engine.connectionString });
    client.on('error', () => undefined);
    await client.connect();
    expect(engine.isStuck()).toBe(false);
    const query = client.query('select count(*) from generate_series(1, 100000000000)').catch(() => null);
    expect(await death).toBe('stuck');
    expect(engine.isStuck()).toBe(true);
    await engine.stop();
    await query;
    await client.end().catch(() => undefined);
  }, 120_000);
});

it('a full disk is told in one sentence before anything is opened', () => {
  const dataDir = '.data';
  expect(findDiskFault({ dataDir, free: 100 * 1024 * 1024 })).toBeNull();
  expect(findDiskFault({ dataDir, free: 99.9 * 1024 * 1024 })).toBe(
    'The disk of the data folder .data is full: 99 MB are free, 100 MB are needed.',
  );
});

it('the embedded database takes more connections than the pools that a program opens and closes', async () => {
  const workerFile = resolve('backend/pglite-worker.mjs');
  const engine = await openEngine({ workerFile, dataDir: null });
  const clients = Array.from({ length: 40 }, () => {
    return new pg.Client({ connectionString: engine.connectionString });
  });
  await Promise.all(clients.map((client) => client.connect()));
  await Promise.all(clients.map((client) => client.end()));
  await engine.stop();
});
