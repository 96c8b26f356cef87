import { EventEmitter } from 'node:events';

type Watched = { instanceId: number; purchaseId: number };

/** Where changes of purchases are told and heard: across all backends of a database. */
export type PurchaseEvents = {
  publish(changed: Watched): void;
  /** @returns what stops it */
  subscribe(watched: Watched, listener: () => void): () => void;
  close(): Promise<void>;
};

const nameOf = ({ instanceId, purchaseId }: Watched) => `${instanceId}:${purchaseId}`;

/** For the embedded database, which has one backend: nobody else needs to hear. */
export function createLocalEvents(): PurchaseEvents {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish: (changed) => void emitter.emit(nameOf(changed)),
    subscribe: (watched, listener) => {
      const name = nameOf(watched);
      emitter.on(name, listener);
      return () => emitter.off(name, listener);
    },
    close: async () => void emitter.removeAllListeners(),
  };
}
