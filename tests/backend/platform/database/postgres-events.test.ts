import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createPostgresEvents } from '@/backend/platform/events/postgres-events';
import { createLocalEvents, type Topic, type TopicEvents } from '@/backend/platform/events/topic-events';

const watched: Topic = { instanceId: 1, topic: 'purchase:2' };
const url = process.env.DATABASE_URL;

/** Two backends: on PostgreSQL two connections to one server, on the embedded database the one there is. */
function open(): [TopicEvents, TopicEvents] {
  if (url) {
    const onError = (error: Error) => {
      throw error;
    };
    return [
      createPostgresEvents({ connectionString: url, onError }),
      createPostgresEvents({ connectionString: url, onError }),
    ];
  }
  const one = createLocalEvents();
  return [one, one];
}

/** The embedded database has one backend, which tells itself. */
const onPostgres = url ? it : it.skip;

describe('the events of purchases', () => {
  it('reach every backend that watches, and nobody who watches another purchase', async () => {
    const [teller, listener] = open();
    const strangers = jest.fn();
    listener.subscribe({ instanceId: 1, topic: 'purchase:3' }, strangers);
    listener.subscribe({ instanceId: 2, topic: 'purchase:2' }, strangers);
    const heard = new Promise<void>((done) => listener.subscribe(watched, done));
    // A listening connection takes a moment to be made: it is told until it hears.
    const telling = setInterval(() => teller.publish(watched), 20);
    await heard;
    clearInterval(telling);
    expect(strangers).not.toHaveBeenCalled();
    await teller.close();
    await listener.close();
  });

  it('reach those who watch any of the topics that one message names', async () => {
    const [teller, listener] = open();
    const branch: Topic = { instanceId: 1, topic: 'branch:2' };
    const heard = [watched, branch].map(
      (topic) => new Promise<void>((done) => listener.subscribe(topic, done)),
    );
    const telling = setInterval(() => teller.publish(watched, branch), 20);
    await Promise.all(heard);
    clearInterval(telling);
    await teller.close();
    await listener.close();
  });

  it('reach the others also when they are told just before the teller closes', async () => {
    const [teller, listener] = open();
    const last: Topic = { instanceId: 1, topic: 'purchase:4' };
    const ready = new Promise<void>((done) => listener.subscribe(watched, done));
    const telling = setInterval(() => teller.publish(watched), 20);
    await ready;
    clearInterval(telling);
    const heard = new Promise<void>((done) => listener.subscribe(last, done));
    teller.publish(last);
    await teller.close();
    await heard;
    await listener.close();
  });

  onPostgres('reach those whose listening connection was cut, once it is made anew', async () => {
    // The database of this worker alone: nobody else's connection is cut.
    const connectionString = process.env.TEST_DATABASE_URL ?? '';
    const onError = jest.fn();
    const events = createPostgresEvents({ connectionString, onError });
    const teller = new pg.Client({ connectionString });
    await teller.connect();
    /** Told by another connection, until it is heard. */
    const hear = async (purchaseId: number) => {
      let isHeard = false;
      events.subscribe({ instanceId: 1, topic: `purchase:${purchaseId}` }, () => {
        isHeard = true;
      });
      while (!isHeard) {
        await teller.query('select pg_notify($1, $2)', ['topics', `1:purchase:${purchaseId}`]);
        await wait(20);
      }
    };
    await hear(5);
    const { rowCount } = await teller.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'ordering-events'`,
    );
    expect(rowCount).toBe(1);
    await hear(6);
    expect(onError).toHaveBeenCalled();
    await events.close();
    await teller.end();
  });

  onPostgres(
    'are told by several at once without a warning of the driver, which pg 9 makes an error',
    () => {
      const script = `const { createPostgresEvents } = require('./backend/platform/events/postgres-events.ts');
        async function run() {
          const onError = (error) => { throw error; };
          const open = () => createPostgresEvents({ connectionString: process.env.DATABASE_URL, onError });
          const [events, other] = [open(), open()];
          const heard = new Promise((done) => other.subscribe({ instanceId: 1, topic: 'purchase:8' }, done));
          const tell = (id) => events.publish({ instanceId: 1, topic: 'purchase:' + id });
          const telling = setInterval(() => { for (const id of [6, 7, 8]) tell(id); }, 20);
          await heard;
          // The connection is there: these go out together.
          for (const id of [6, 7, 8]) tell(id);
          clearInterval(telling);
          await events.close();
          await other.close();
        }
        run();`;
      const words = ['--throw-deprecation', '--import', 'tsx', '-e', script];
      const { status, stderr } = spawnSync('node', words, { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    },
    30_000,
  );

  it('are asked for by one connection at a time while the database refuses every one', async () => {
    const open = new Set<Socket>();
    let most = 0;
    const server = createServer((socket) => {
      open.add(socket);
      most = Math.max(most, open.size);
      socket.on('close', () => open.delete(socket));
      socket.once('data', () => socket.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const TRIES = 12;
    let failures = 0;
    const failedOften = new Promise<void>((done) => {
      const events = createPostgresEvents({
        connectionString: `postgres://nobody@127.0.0.1:${port}/none`,
        reconnectMs: 1,
        onError: () => {
          failures += 1;
          if (failures === TRIES) void events.close().then(done);
        },
      });
    });
    await failedOften;
    server.close();
    expect(most).toBe(1);
  });

  it('reach nobody who has stopped', () => {
    const events = createLocalEvents();
    const listener = jest.fn();
    const stop = events.subscribe(watched, listener);
    stop();
    events.publish(watched);
    expect(listener).not.toHaveBeenCalled();
  });
});
