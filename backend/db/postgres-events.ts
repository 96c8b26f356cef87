import pg from 'pg';
import { createLocalEvents, type PurchaseEvents } from '../events';

const CHANNEL = 'purchases';
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
}): PurchaseEvents {
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
      const [instanceId, purchaseId] = (payload ?? '').split(':').map(Number);
      if (instanceId && purchaseId) local.publish({ instanceId, purchaseId });
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
      const payload = `${changed.instanceId}:${changed.purchaseId}`;
      // Without the connection this backend's own pages still hear.
      if (!client) return local.publish(changed);
      const told = client.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(onError);
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
