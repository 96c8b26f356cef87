import { EventEmitter } from 'node:events';

/** `topic` is `kind:id`. */
export type Topic = { instanceId: number; topic: string };

export const purchaseTopic = (purchaseId: number | string) => `purchase:${purchaseId}`;

export type TopicEvents = {
  publish(changed: Topic): void;
  subscribe(watched: Topic, listener: () => void): () => void;
  close(): Promise<void>;
};

export const nameOfTopic = ({ instanceId, topic }: Topic) => `${instanceId}:${topic}`;

/** For the embedded database: one backend. */
export function createLocalEvents(): TopicEvents {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish: (changed) => void emitter.emit(nameOfTopic(changed)),
    subscribe: (watched, listener) => {
      const name = nameOfTopic(watched);
      emitter.on(name, listener);
      return () => emitter.off(name, listener);
    },
    close: async () => void emitter.removeAllListeners(),
  };
}
