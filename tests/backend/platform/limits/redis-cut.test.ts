import { randomUUID } from 'node:crypto';
import { createRedisLimiter } from '@/backend/platform/limits/redis-limiter';
import { CuttableProxy } from '@/tests/support/backend/cuttable-proxy';

const url = process.env.REDIS_URL ? new URL(process.env.REDIS_URL) : null;
const onRedis = url ? it : it.skip;

onRedis(
  'finds Redis again by itself after the connection was cut',
  async () => {
    const way = new CuttableProxy({ host: url?.hostname ?? '', port: Number(url?.port || 6379) });
    const limiter = await createRedisLimiter({
      url: `redis://127.0.0.1:${await way.listen()}`,
      prefix: `test:${randomUUID()}:`,
    });
    const take = () => limiter.take({ key: 'a', perMinute: 100 }).catch(() => 'down');
    const until = async (wanted: unknown) => {
      while ((await take()) !== wanted) await new Promise((done) => setImmediate(done));
    };
    await until(0);
    way.cut();
    await until('down');
    await until(0);
    await limiter.close();
    way.close();
  },
  30_000,
);
