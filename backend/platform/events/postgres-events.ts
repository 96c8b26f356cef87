import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createLocalEvents, nameOfTopic, type TopicEvents } from './topic-events';

const CHANNEL = 'topics';
const RECONNECT_MS = 1_000;
const ANSWER_MS = 5_000;

type Options = {
  connectionString: string;
  /** `application_name` of its connection. */
  applicationName?: string;
  onError: (error: Error) => void;
  reconnectMs?: number;
};

/**
 * Events for all backends of one PostgreSQL: sent by NOTIFY, received on one connection that is opened again when it
 * breaks. Pages find missed events by polling.
 */
export function createPostgresEvents({
  connectionString,
  applicationName = 'ordering-events',
  onError,
  reconnectMs = RECONNECT_MS,
}: Options): TopicEvents {
  const local = createLocalEvents();
  const closing = new AbortController();
  let client: pg.Client | null = null;
  const telling = new Set<Promise<unknown>>();

  const listen = async () => {
    const next = new pg.Client({
      connectionString,
      application_name: applicationName,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    next.on('notification', ({ payload }) => {
      const [, instance, topic] = /^([1-9]\d*):(.+)$/.exec(payload ?? '') ?? [];
      if (instance && topic) local.publish({ instanceId: Number(instance), topic });
    });
    next.on('error', onError);
    const ended = new Promise<void>((resolve) => next.once('end', resolve));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
      if (closing.signal.aborted) await next.end();
      await ended;
    } finally {
      client = null;
      await next.end().catch(() => undefined);
    }
  };
  const listenForever = async () => {
    while (!closing.signal.aborted) {
      await listen().catch(onError);
      await wait(reconnectMs, null, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const listening = listenForever();

  return {
    publish: (changed) => {
      // Without the connection only this backend's own pages are told.
      if (!client) return local.publish(changed);
      const told = client.query('select pg_notify($1, $2)', [CHANNEL, nameOfTopic(changed)]).catch(onError);
      telling.add(told);
      void told.finally(() => telling.delete(told));
    },
    subscribe: local.subscribe,
    async close() {
      closing.abort();
      // Ending the connection would drop notifications that are still being sent.
      await Promise.all(telling);
      await client?.end();
      await listening;
      await local.close();
    },
  };
}
