import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createLocalEvents, nameOfTopic, parseTopic, type Topic, type TopicEvents } from './topic-events';

const CHANNEL = 'topics';
/** Written by `requestPublication`. */
const WAKE = 'jobs';
const RECONNECT_MS = 1_000;
const ANSWER_MS = 5_000;

type Options = {
  connectionString: string;
  applicationName?: string;
  onError: (error: Error) => void;
  reconnectMs?: number;
  /** Called when another program wrote something that is due. */
  onWake?: () => void;
};

/** @param hold gets the usable connection, then null */
async function listen({
  connectionString,
  applicationName = 'ordering-events',
  onError,
  onWake,
  hear,
  hold,
  closing,
}: Options & {
  hear: (topic: Topic) => void;
  hold: (client: pg.Client | null) => void;
  closing: AbortSignal;
}): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: applicationName,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    // Several calls may tell at once.
    pipeline: true,
  });
  client.on('notification', ({ payload }) => {
    if (payload === WAKE) onWake?.();
    const topic = parseTopic(payload ?? '');
    if (topic) hear(topic);
  });
  client.on('error', onError);
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    hold(client);
    if (closing.aborted) await client.end();
    await ended;
  } finally {
    hold(null);
    await client.end().catch(() => undefined);
  }
}

/** NOTIFY to all backends of a PostgreSQL. Pages find missed events by polling. */
export function createPostgresEvents(options: Options): TopicEvents {
  const { onError, reconnectMs = RECONNECT_MS } = options;
  const local = createLocalEvents();
  const closing = new AbortController();
  let client: pg.Client | null = null;
  const telling = new Set<Promise<unknown>>();
  const hold = (next: pg.Client | null) => {
    client = next;
  };
  const listenForever = async () => {
    while (!closing.signal.aborted) {
      await listen({ ...options, hear: local.publish, hold, closing: closing.signal }).catch(onError);
      await wait(reconnectMs, null, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const listening = listenForever();

  return {
    publish: (...changed) => {
      // Without a connection only this backend's pages hear it.
      if (!client) return local.publish(...changed);
      const told = client
        .query('select pg_notify($1, name) from unnest($2::text[]) name', [CHANNEL, changed.map(nameOfTopic)])
        .catch(onError);
      telling.add(told);
      void told.finally(() => telling.delete(told));
    },
    subscribe: local.subscribe,
    async close() {
      closing.abort();
      // An ended connection would drop notifications.
      await Promise.all(telling);
      await client?.end();
      await listening;
      await local.close();
    },
  };
}
