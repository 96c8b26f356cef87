type WrkResult = { perSecond: number; p50Ms: number; p99Ms: number; failed: number };

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

function millisecondsAt(text: string, percent: number): number {
  const [, value, unit = ''] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)$`, 'm').exec(text) ?? [];
  const factor = UNITS[unit];
  if (value === undefined || factor === undefined) throw new Error(`wrk printed no ${percent}% of the times`);
  return Number(value) * factor;
}

/** The output of `wrk --latency`; refusals and broken connections are failures. @throws Error */
export function parseWrk(text: string): WrkResult {
  const perSecond = /^Requests\/sec:\s+([\d.]+)$/m.exec(text)?.[1];
  if (perSecond === undefined) throw new Error(`wrk printed no result: ${text.slice(0, 200)}`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? [];
  const failed = broken.slice(1).reduce((sum, count) => sum + Number(count), refused);
  return {
    perSecond: Number(perSecond),
    p50Ms: millisecondsAt(text, 50),
    p99Ms: millisecondsAt(text, 99),
    failed,
  };
}
