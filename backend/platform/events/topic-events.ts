import { EventEmitter } from 'node:events';

/** A kind comes with what watches it (docs/decisions/0168). */
const TOPIC_KINDS = ['purchase', 'branch', 'table', 'menu', 'bookings', 'room'] as const;
export type TopicName = `${(typeof TOPIC_KINDS)[number]}:${number}`;
export type Topic = { instanceId: number; topic: TopicName };

export const purchaseTopic = (purchaseId: number): TopicName => `purchase:${purchaseId}`;
export const branchTopic = (supplierId: number): TopicName => `branch:${supplierId}`;
export const menuTopic = (supplierId: number): TopicName => `menu:${supplierId}`;
export const bookingsTopic = (supplierId: number): TopicName => `bookings:${supplierId}`;
/** The people who wait for staff at the tables of a branch. */
export const roomTopic = (supplierId: number): TopicName => `room:${supplierId}`;
export const tableTopic = (tableId: number): TopicName => `table:${tableId}`;

export type TopicEvents = {
  publish(...changed: Topic[]): void;
  subscribe(watched: Topic, listener: () => void): () => void;
  close(): Promise<void>;
};

export const nameOfTopic = ({ instanceId, topic }: Topic) => `${instanceId}:${topic}`;

/** Reads a message that `nameOfTopic` wrote; null for any other. */
export function parseTopic(name: string): Topic | null {
  const [, instance, named, id] = /^([1-9]\d*):([a-z]+):([1-9]\d*)$/.exec(name) ?? [];
  const kind = TOPIC_KINDS.find((one) => one === named);
  if (!instance || !id || !kind) return null;
  return { instanceId: Number(instance), topic: `${kind}:${Number(id)}` };
}

/** Events within one backend, which is all that an embedded database has. */
export function createLocalEvents(): TopicEvents {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish: (...changed) => {
      for (const topic of changed) emitter.emit(nameOfTopic(topic));
    },
    subscribe: (watched, listener) => {
      const name = nameOfTopic(watched);
      emitter.on(name, listener);
      return () => emitter.off(name, listener);
    },
    close: async () => void emitter.removeAllListeners(),
  };
}
