import { nameOfTopic, type Topic, type TopicEvents } from '../events';
import { shareReads } from './share-reads';

/** What somebody who watches a topic is told. */
export type TopicListener<News> = {
  hear: (news: News) => void;
  /** At every beat, so that a silent stream stays open. */
  beat: () => void;
  /** The topic could not be read, or the process stops. */
  end: (error?: Error) => void;
};

type Room<News> = { listeners: Set<TopicListener<News>>; read: () => Promise<News>; close: () => void };

/**
 * Reads a topic once for each change and tells all who watch it in this process, however many they are.
 * @param beatMs how often listeners hear of a topic that does not change
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
    /**
     * Watches a topic from now on.
     * @returns what reads it as it is now, shared with whoever else asks, and what ends the watching
     */
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
  /** Reads the topic for all who watch it: nothing in it may hang on who asked. */
  read: () => Promise<News>;
  /** Once a beat, however many watch. */
  onBeat: (latest: News) => Promise<void>;
};
