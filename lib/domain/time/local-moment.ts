/** The part of `Temporal` used here; Safari and the servers' Node lack it. */
type Zones = {
  Instant: {
    fromEpochMilliseconds: (ms: number) => {
      toZonedDateTimeISO: (timezone: string) => {
        hour: number;
        minute: number;
        toPlainDate: () => { toString: () => string };
      };
    };
  };
};

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating one is slow. */
function clockOf(timezone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timezone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
  clocks.set(timezone, clock);
  return clock;
}

/**
 * `Intl` is asked only where `Temporal` is missing, because its first use holds a page up (docs/decisions/0011).
 * @throws RangeError for an unknown zone
 */
export function localMoment({ at, timezone }: { at: Date; timezone: string }): {
  date: string;
  minute: number;
} {
  const { Temporal } = globalThis as { Temporal?: Zones };
  if (Temporal) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);
    return { date: zoned.toPlainDate().toString(), minute: zoned.hour * 60 + zoned.minute };
  }
  const parts = clockOf(timezone).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
