import { EventEmitter } from 'node:events';

/** Something of a tenant that changes and is watched, by a name of the form `kind:id`. */
export type Topic = { instanceId: number; topic: string };

export const purchaseTopic = (purchaseId: number | string) => `purchase:${purchaseId}`;

/** Where changes are told and heard, by topic: across all backends of a database. */
export type TopicEvents = {
  publish(changed: Topic): void;
  /** @returns what stops it */
  subscribe(watched: Topic, listener: () => void): () => void;
  close(): Promise<void>;
};

export const nameOfTopic = ({ instanceId, topic }: Topic) => `${instanceId}:${topic}`;

/** For the embedded database, which has one backend: nobody else needs to hear. */
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
