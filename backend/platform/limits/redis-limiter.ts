import type { CountedCall, RateLimiter } from './rate-limiter';

const CONNECT_MS = 1_000;
const MAX_RECONNECT_MS = 5_000;

/** Counts as the limiter in memory does, by the clock of Redis. */
const TAKE = `
    local per, burst, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
    local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
    local elapsed = math.max(0, now - (tonumber(bucket[2]) or now))
    local tokens = math.min(burst, (tonumber(bucket[1]) or burst) + elapsed * per / 60000)
    local wait = 0
    if tokens >= cost then tokens = math.min(burst, tokens - cost) else wait = math.ceil((1 - tokens) / per * 60) end
    redis.call('HSET', KEYS[1], 'tokens', tokens, 'at', now)
    redis.call('PEXPIRE', KEYS[1], math.ceil(burst / per * 60000))
    return wait`;

/** `take` rejects while Redis is away; the client reconnects. */
export async function createRedisLimiter({
  url,
  prefix,
}: {
  url: string;
  prefix: string;
}): Promise<RateLimiter> {
  // A backend without Redis starts sooner.
  const { createClient, defineScript } = await import('@redis/client');
  const take = defineScript({
    NUMBER_OF_KEYS: 1,
    SCRIPT: TAKE,
    parseCommand(parser, { key, perMinute, burst = perMinute, cost = 1 }: CountedCall) {
      parser.pushKey(key);
      parser.push(String(perMinute), String(burst), String(cost));
    },
    transformReply: (reply: unknown) => Number(reply),
  });
  const client = createClient({
    url,
    scripts: { take },
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, MAX_RECONNECT_MS),
    },
  });
  // Without a listener the error would end the process.
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  return {
    take: (call) => client.take({ ...call, key: `${prefix}${call.key}` }),
    close: async () => {
      if (client.isOpen) client.destroy();
    },
  };
}
