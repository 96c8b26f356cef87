import type { Results, StreamsOn } from './results';
import { NOTHING, ratioText } from './verdicts';
import { printNumber } from './write-table';

/** Open where PostgreSQL was not measured. */
function judgeStreams({
  streams,
  say,
  isMet,
}: {
  streams: Results['streams'];
  say: (one: StreamsOn) => string;
  isMet: (one: StreamsOn) => boolean;
}) {
  if (!streams) return NOTHING;
  const { pglite, postgresql } = streams;
  const measured = `PostgreSQL ${postgresql ? say(postgresql) : 'not measured'}; PGlite ${say(pglite)}`;
  if (!isMet(pglite) || (postgresql && !isMet(postgresql))) return { measured, verdict: 'missed' as const };
  return { measured, verdict: postgresql ? ('met' as const) : ('open' as const) };
}

export const judgeManyStreams = ({ streams }: Results) =>
  judgeStreams({
    streams,
    say: ({ change }) =>
      `${printNumber(change.changedMb, 0)} MB, p99 ${printNumber(change.p99Ms)} ms, ${printNumber(change.heard, 0)} of ${printNumber(change.streams, 0)} told`,
    isMet: ({ change }) =>
      change.changedMb <= 250 &&
      change.p99Ms <= 1_000 &&
      change.heard === change.streams &&
      change.failed === 0,
  });

export const judgeStreamFlood = ({ streams }: Results) =>
  judgeStreams({
    streams,
    say: ({ flood }) =>
      `${flood.open} open, ${printNumber(flood.memoryMb, 0)} MB, ${ratioText(flood.floodedP95Ms / flood.quietP95Ms)}`,
    isMet: ({ flood }) =>
      flood.open <= 32 && flood.floodedP95Ms <= 2 * flood.quietP95Ms && flood.failed === 0,
  });
