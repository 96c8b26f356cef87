import { createHttpClient, visitor } from './http-client';
import { runPaced } from './run-load';

/** In a program of its own, so that it delays nobody who measures. */
export type Flood = { port: number; host: string; path: string; perSecond: number; seconds: number };
export type Flooded = { answered: number; refused: number; others: number };

async function flood({ port, host, path, perSecond, seconds }: Flood): Promise<Flooded> {
  const { send } = createHttpClient(port);
  const flooded: Flooded = { answered: 0, refused: 0, others: 0 };
  await runPaced({
    items: Array.from({ length: perSecond * seconds }, (_, index) => index),
    perSecond,
    work: async (index) => {
      const answer = await send({ host, path, headers: visitor(index) }).catch(() => null);
      answer?.resume();
      if (answer?.statusCode === 200) flooded.answered += 1;
      else if (answer?.statusCode === 429) flooded.refused += 1;
      else flooded.others += 1;
    },
  });
  return flooded;
}

process.once('message', (asked: Flood) => {
  void flood(asked).then((flooded) => process.send?.(flooded, () => process.exit(0)));
});
