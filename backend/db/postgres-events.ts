import pg from 'pg';
import { createLocalEvents, nameOfTopic, type TopicEvents } from '../events';

const CHANNEL = 'topics';
const RECONNECT_MS = 1_000;
const ANSWER_MS = 5_000;

/**
 * Events across any number of backends of one PostgreSQL: told by NOTIFY, heard by one listening connection, which
 * is made anew when it breaks. What is missed meanwhile the pages' polling finds.
 */
export function createPostgresEvents({
  connectionString,
  onError,
}: {
  connectionString: string;
  onError: (error: Error) => void;
}): TopicEvents {
  const local = createLocalEvents();
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  const telling = new Set<Promise<unknown>>();

  const listen = async () => {
    const next = new pg.Client({
      connectionString,
      application_name: 'ordering-events',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    next.on('notification', ({ payload }) => {
      const [, instance, topic] = /^([1-9]\d*):(.+)$/.exec(payload ?? '') ?? [];
      if (instance && topic) local.publish({ instanceId: Number(instance), topic });
    });
    next.on('error', onError);
    next.on('end', () => {
      client = null;
      if (!closed) retry = setTimeout(start, RECONNECT_MS);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  let connecting = Promise.resolve();
  const start = () => {
    connecting = listen().catch((error: Error) => {
      onError(error);
      if (!closed) retry = setTimeout(start, RECONNECT_MS);
    });
  };
  start();

  return {
    publish: (changed) => {
      // Without the connection this backend's own pages still hear.
      if (!client) return local.publish(changed);
      const told = client.query('select pg_notify($1, $2)', [CHANNEL, nameOfTopic(changed)]).catch(onError);
      telling.add(told);
      void told.finally(() => telling.delete(told));
    },
    subscribe: local.subscribe,
    async close() {
      closed = true;
      clearTimeout(retry);
      // A connection that is still being made would outlive this and keep the process.
      await connecting;
      // A connection that is ended while it tells drops what it was told.
      await Promise.all(telling);
      await client?.end();
      await local.close();
    },
  };
}
