import { nameOfTopic, type Topic, type TopicEvents } from '@/backend/platform/events/topic-events';
import { shareReads } from './share-reads';

export type TopicListener<News> = {
  hear: (news: News) => void;
  /** Keeps a silent connection open. */
  beat: () => void;
  /** Called when the topic could not be read or the process stops. */
  end: (error?: Error) => void;
};

type Room<News> = { listeners: Set<TopicListener<News>>; read: () => Promise<News>; close: () => void };

/**
 * Reads a topic once for each change and passes it to all listeners of this process.
 * @param beatMs interval of the beat of a topic that does not change
 */
export function createTopicRooms<News>({ events, beatMs }: { events: TopicEvents; beatMs: number }) {
  const rooms = new Map<string, Room<News>>();

  const open = ({ watched, ...work }: Watch<News>): Room<News> => {
    const listeners = new Set<TopicListener<News>>();
    let latest: News | undefined;
    const read = shareReads(async () => {
      latest = await work.read();
      return latest;
    });
    const failed = (error: Error) => {
      for (const listener of [...listeners]) listener.end(error);
    };
    const stop = events.subscribe(watched, () => {
      read().then((news) => {
        for (const listener of [...listeners]) listener.hear(news);
      }, failed);
    });
    const timer = setInterval(() => {
      for (const listener of [...listeners]) listener.beat();
      if (latest !== undefined) work.onBeat(latest).catch(failed);
    }, beatMs).unref();
    const close = () => {
      clearInterval(timer);
      stop();
      rooms.delete(nameOfTopic(watched));
    };
    return { listeners, read, close };
  };

  return {
    /** @returns `read`, shared by all who join, and `leave` */
    join(watch: Watch<News>, listener: TopicListener<News>) {
      const name = nameOfTopic(watch.watched);
      const room = rooms.get(name) ?? open(watch);
      rooms.set(name, room);
      room.listeners.add(listener);
      return {
        read: room.read,
        leave: () => {
          if (room.listeners.delete(listener) && room.listeners.size === 0) room.close();
        },
      };
    },
    endAll() {
      for (const { listeners } of [...rooms.values()]) for (const listener of [...listeners]) listener.end();
    },
  };
}

export type Watch<News> = {
  watched: Topic;
  /** The result goes to all listeners, so it must not depend on who asked. */
  read: () => Promise<News>;
  /** Once a beat, whatever the number of listeners. */
  onBeat: (latest: News) => Promise<void>;
};
