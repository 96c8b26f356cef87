import type { Context } from 'hono';
import { AppError } from '@/backend/errors';
import { isPassingFault } from '@/backend/platform/database/passing-fault';
import { describeFault } from '@/backend/platform/describe-fault';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { createEventStream } from './event-stream';
import { type Caller, createStreamLimits } from './stream-limits';
import { createTopicRooms, type TopicListener, type Watch } from './topic-rooms';

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
  const all: { endAll: () => void }[] = [];
  // One listener for all kinds: Node warns of a leak from the eleventh on.
  deps.closing?.addEventListener('abort', () => {
    for (const rooms of all) rooms.endAll();
  });
  return {
    limits,
    createRooms<News>() {
      const rooms = createTopicRooms<News>({ events: deps.events, beatMs: HEARTBEAT_MS });
      all.push(rooms);
      return rooms;
    },
  };
}
export type LiveStreams = ReturnType<typeof createLiveStreams>;

/** A caller is told an event, which may be its last, nothing new, or `forbidden` if it may not hear of it (any more). */
export type Told = { event: string; isLast?: boolean } | 'nothing' | 'forbidden';
/** A topic of a stream; `tell` checks the caller's rights again for each event. */
export type Watched<News> = Watch<News> & { tell: (news: News) => Told };
export type Rooms<News> = ReturnType<typeof createTopicRooms<News>>;

/** A topic in the rooms of its kind, so that topics of several kinds go into one stream. */
export function watchIn<News>(rooms: Rooms<News>, { tell, ...watch }: Watched<News>) {
  let room: ReturnType<Rooms<News>['join']> | null = null;
  const read = () => room?.read() ?? watch.read();
  return {
    topic: watch.watched.topic,
    join({ onTold, ...listener }: Omit<TopicListener<News>, 'onNews'> & { onTold: (told: Told) => void }) {
      room = rooms.join(watch, { ...listener, onNews: (news) => onTold(tell(news)) });
      return room.leave;
    },
    /** The first of it, once the stream is open; shared with who asks at the same time. */
    read,
    first: async () => tell(await read()),
    tell,
  };
}
type Watching = Pick<ReturnType<typeof watchIn>, 'topic' | 'join'>;
/** A topic beside those that a stream is for: where it is not read or may not be heard, the stream goes on without it. */
type Along = Watching & Pick<ReturnType<typeof watchIn>, 'first'>;

type Stream = ReturnType<typeof createEventStream>;
type Report = (topic: string, error: Error) => void;

/** Passes what is told of a topic on to the stream; `isAlong`: neither its failure nor a refusal of it ends the stream. */
function listenFor({
  topic,
  stream,
  isAlong,
  beats,
  report,
}: {
  topic: string;
  stream: Stream;
  isAlong: boolean;
  /** Keeps the stream open for all its topics. */
  beats: boolean;
  report: Report;
}): Parameters<Watching['join']>[0] {
  const ends = Date.now() + LIFE_MS;
  return {
    onTold: (told) => {
      if (typeof told === 'object') stream.send(told.event);
      const isOver = told === 'forbidden' || (typeof told === 'object' && told.isLast === true);
      if (isOver && !isAlong) stream.end();
    },
    beat: () => {
      if (Date.now() >= ends) stream.end();
      else if (beats) stream.send(': \n\n');
    },
    end: (error) => {
      if (error) report(topic, error);
      if (!error || !isAlong) stream.end();
    },
  };
}

/** A reader who was erased, or a database that is away for a moment, is no fault of the program. */
const levelOf = (error: Error) => (error instanceof AppError || isPassingFault(error) ? 'warn' : 'error');

/**
 * One stream for all topics of a caller. Ends when the page leaves, its life is over, the caller may not hear one of `watches` any
 * more or another stream takes over. @throws rate_limited
 */
export function openLiveStream({
  c,
  deps,
  limits,
  caller,
  watches,
  along = null,
}: {
  c: Context<AppEnv>;
  deps: AppDeps;
  limits: LiveStreams['limits'];
  caller: Caller;
  watches: readonly Watching[];
  along?: Along | null;
}) {
  const leaving: (() => void)[] = [];
  const stream = createEventStream({
    onClose: () => {
      for (const leave of leaving.splice(0)) leave();
    },
    hangUp: () => c.env?.hangUp?.(),
  });
  const all = along ? [...watches, along] : watches;
  const { requestId } = c.var;
  const report: Report = (topic, error) =>
    deps.log[levelOf(error)](
      { requestId, topic, error: describeFault(error) },
      'reading a watched topic failed',
    );
  leaving.push(
    limits.enter({
      instanceId: c.var.instance.id,
      caller,
      topics: all.map(({ topic }) => topic),
      giveWay: () => {
        stream.send(REPLACED);
        stream.end();
      },
    }),
  );
  for (const watched of all) {
    const { topic, join } = watched;
    const beats = topic === all[0]?.topic;
    leaving.push(join(listenFor({ topic, stream, isAlong: watched === along, beats, report })));
  }
  /** The first event of `along`; null where it has none. */
  const firstAlong = async (): Promise<string | null> => {
    const told = await along?.first().catch((error: Error) => report(along.topic, error));
    return typeof told === 'object' ? told.event : null;
  };
  return { ...stream, firstAlong };
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
