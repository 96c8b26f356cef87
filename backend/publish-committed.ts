import type { Changed, Context } from './context';
import type { Database } from './platform/database/database';
import {
  branchTopic,
  purchaseTopic,
  type TopicEvents,
  type TopicName,
  tableTopic,
} from './platform/events/topic-events';

const topicsOf = ({ id, supplierId, tableId = null }: Changed): TopicName[] => [
  ...(id === null ? [] : [purchaseTopic(id)]),
  branchTopic(supplierId),
  ...(tableId === null ? [] : [tableTopic(tableId)]),
];

/**
 * Topics published while transactions of the returned `db` are open wait for the last of them, and are dropped with one
 * that fails.
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
  let open = 0;
  const waiting = new Set<TopicName>();
  const flush = () => {
    if (open > 0 || waiting.size === 0) return;
    events.publish(...[...waiting].map((topic) => ({ instanceId, topic })));
    waiting.clear();
  };
  return {
    publish: (...topics) => {
      for (const topic of topics.flatMap((one) => (typeof one === 'string' ? [one] : topicsOf(one))))
        waiting.add(topic);
      flush();
    },
    db: {
      ...db,
      async tenant(id, work) {
        open += 1;
        try {
          return await db.tenant(id, work);
        } catch (error) {
          waiting.clear();
          throw error;
        } finally {
          open -= 1;
          flush();
        }
      },
    },
  };
}
