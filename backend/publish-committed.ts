import { AsyncLocalStorage } from 'node:async_hooks';
import type { Changed, Context } from './context';
import type { Database } from './platform/database/database';
import {
  branchTopic,
  nameOfTopic,
  purchaseTopic,
  type Topic,
  type TopicEvents,
  type TopicName,
  tableTopic,
} from './platform/events/topic-events';

const topicsOf = ({ id, supplierId, tableId = null }: Changed): TopicName[] => [
  ...(id === null ? [] : [purchaseTopic(id)]),
  branchTopic(supplierId),
  ...(tableId === null ? [] : [tableTopic(tableId)]),
];

/** The topics that the running transaction has published, keyed by name. */
type Waiting = { topics: Map<string, Topic>; isOpen: boolean };
const running = new AsyncLocalStorage<Waiting>();

/**
 * Topics published inside a transaction of the returned `db` wait for its commit, whatever other transactions run, and
 * are dropped if it fails. Others are told at once.
 */
export function createPublisher({
  db,
  events,
  instanceId,
}: {
  db: Database;
  events: Pick<TopicEvents, 'publish'>;
  instanceId: number;
}): Pick<Context, 'db' | 'publish'> {
  const tell = ({ topics }: Pick<Waiting, 'topics'>) => {
    if (topics.size > 0) events.publish(...topics.values());
  };
  return {
    publish: (...changed) => {
      const names = changed.flatMap((one) => (typeof one === 'string' ? [one] : topicsOf(one)));
      const waiting = running.getStore();
      // Work that a transaction began may outlive it.
      const joined = waiting?.isOpen ? waiting : { topics: new Map<string, Topic>(), isOpen: false };
      for (const topic of names.map((name) => ({ instanceId, topic: name })))
        joined.topics.set(nameOfTopic(topic), topic);
      if (!joined.isOpen) tell(joined);
    },
    db: {
      ...db,
      async tenant(id, work) {
        const waiting: Waiting = { topics: new Map(), isOpen: true };
        try {
          const result = await db.tenant(id, (sql, commitAhead) =>
            running.run(waiting, () => work(sql, commitAhead)),
          );
          tell(waiting);
          return result;
        } finally {
          waiting.isOpen = false;
        }
      },
    },
  };
}
