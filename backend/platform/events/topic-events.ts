import { EventEmitter } from 'node:events';

/** A kind comes with what watches it (docs/decisions/0168). */
export type TopicName = `purchase:${number}` | `branch:${number}`;
export type Topic = { instanceId: number; topic: TopicName };

export const purchaseTopic = (purchaseId: number): TopicName => `purchase:${purchaseId}`;
export const branchTopic = (supplierId: number): TopicName => `branch:${supplierId}`;

export type TopicEvents = {
  publish(...changed: Topic[]): void;
  subscribe(watched: Topic, listener: () => void): () => void;
  close(): Promise<void>;
};

export const nameOfTopic = ({ instanceId, topic }: Topic) => `${instanceId}:${topic}`;

/** Of a message that `nameOfTopic` wrote; null for any other. */
export function parseTopic(name: string): Topic | null {
  const [, instance, kind, id] = /^([1-9]\d*):(purchase|branch):([1-9]\d*)$/.exec(name) ?? [];
  if (!instance || !id) return null;
  const topic = kind === 'branch' ? branchTopic(Number(id)) : purchaseTopic(Number(id));
  return { instanceId: Number(instance), topic };
}

/** For the embedded database: one backend. */
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
