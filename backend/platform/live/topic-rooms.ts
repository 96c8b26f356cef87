import { nameOfTopic, type Topic, type TopicEvents } from '@/backend/platform/events/topic-events';
import { shareReads } from './share-reads';

export type TopicListener<News> = {
  onNews: (news: News) => void;
  beat: () => void;
  end: (error?: Error) => void;
};

type Room<News> = { listeners: Set<TopicListener<News>>; read: () => Promise<News>; close: () => void };

/** Reads once for each change, for all listeners of the process. @param beatMs while nothing changes */
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
        for (const listener of [...listeners]) listener.onNews(news);
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
  /** For all listeners, so independent of who asked. */
  read: () => Promise<News>;
  onBeat: (latest: News) => Promise<void>;
};
