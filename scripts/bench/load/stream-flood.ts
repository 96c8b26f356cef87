import { openStream, type StreamCall } from './open-stream';
import { runPaced } from './run-load';

/** In a program of its own, so that it delays nobody who measures; streams stay open. */
export type StreamFlood = { calls: StreamCall[]; attempts: number; perSecond: number };
export type StreamFlooded = { open: number; refused: number; failed: number };

async function flood({ calls, attempts, perSecond }: StreamFlood): Promise<StreamFlooded> {
  const flooded: StreamFlooded = { open: 0, refused: 0, failed: 0 };
  await runPaced({
    items: Array.from({ length: attempts }, (_, index) => index),
    perSecond,
    work: async (index) => {
      const call = calls[index % calls.length];
      if (!call) throw new Error('nothing to open');
      const answer = await openStream(call).catch(() => null);
      if (answer === null) {
        flooded.failed += 1;
        return;
      }
      if (answer.statusCode !== 200) {
        flooded.refused += 1;
        answer.resume();
        return;
      }
      flooded.open += 1;
      answer.on('close', () => {
        flooded.open -= 1;
      });
      answer.on('error', () => undefined);
      answer.resume();
    },
  });
  return flooded;
}

process.once('message', (asked: StreamFlood) => {
  void flood(asked).then((flooded) => process.send?.(flooded));
  // Open until the measuring program has read the backend.
  process.once('message', () => process.exit(0));
});
