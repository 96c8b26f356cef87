import type { Context } from 'hono';
import { describeFault } from '@/backend/platform/describe-fault';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { createEventStream } from './event-stream';
import { type Caller, createStreamLimits } from './stream-limits';
import { createTopicRooms, type Watch } from './topic-rooms';

/** Keeps proxies from closing a silent stream. */
const HEARTBEAT_MS = 15_000;
const LIFE_MS = 30 * 60_000;
/** Another stream of this caller took over: the page polls, or the two would take turns. */
const REPLACED = 'event: replaced\ndata: {}\n\n';

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** One of an app: its limits count all streams, whatever they watch. */
export function createLiveStreams(deps: AppDeps) {
  const limits = createStreamLimits({
    limits: deps.config.streams,
    onRefused: () => deps.metrics?.refuse('streams'),
  });
  return {
    limits,
    createRooms<News>() {
      const rooms = createTopicRooms<News>({ events: deps.events, beatMs: HEARTBEAT_MS });
      deps.closing?.addEventListener('abort', () => rooms.endAll());
      return rooms;
    },
  };
}
export type LiveStreams = ReturnType<typeof createLiveStreams>;

/** What a caller is told of some news: nothing new, or `forbidden` if it may not hear of it (any more). */
export type Told = { event: string } | 'nothing' | 'forbidden';
/** A topic of a stream; `tell` checks the caller's rights again for each event. */
export type Watched<News> = Watch<News> & { tell: (news: News) => Told };

/**
 * One stream for all topics of a caller. Ends when the page leaves, its life is over, the caller may not hear a topic any
 * more or another stream takes over. @throws rate_limited
 */
export function openLiveStream<News>({
  c,
  deps,
  limits,
  rooms,
  caller,
  watches,
}: {
  c: Context<AppEnv>;
  deps: AppDeps;
  limits: LiveStreams['limits'];
  rooms: ReturnType<typeof createTopicRooms<News>>;
  caller: Caller;
  watches: readonly Watched<News>[];
}) {
  const leaving: (() => void)[] = [];
  const stream = createEventStream({
    onClose: () => {
      for (const leave of leaving.splice(0)) leave();
    },
    hangUp: () => c.env?.hangUp?.(),
  });
  leaving.push(
    limits.enter({
      instanceId: c.var.instance.id,
      caller,
      topics: watches.map(({ watched }) => watched.topic),
      giveWay: () => {
        stream.send(REPLACED);
        stream.end();
      },
    }),
  );
  const ends = Date.now() + LIFE_MS;
  const reads = watches.map(({ tell, ...watch }, index) => {
    const room = rooms.join(watch, {
      hear: (news) => {
        const told = tell(news);
        if (told === 'forbidden') stream.end();
        else if (told !== 'nothing') stream.send(told.event);
      },
      beat: () => {
        if (Date.now() >= ends) stream.end();
        else if (index === 0) stream.send(': \n\n');
      },
      end: (error) => {
        const { requestId } = c.var;
        const { topic } = watch.watched;
        if (error)
          deps.log.error({ requestId, topic, error: describeFault(error) }, 'a watched topic was not read');
        stream.end();
      },
    });
    leaving.push(room.leave);
    return room.read;
  });
  return { stream, reads };
}

/** A stream as the answer; `begin` says the first words, and a refusal of it ends the stream. */
export async function answerStream({
  c,
  stream,
  begin,
}: {
  c: Context<AppEnv>;
  stream: ReturnType<typeof createEventStream>;
  begin: () => Promise<void>;
}): Promise<Response> {
  try {
    await begin();
    return c.newResponse(stream.body, 200, STREAM_HEADERS);
  } catch (error) {
    stream.end();
    throw error;
  }
}
