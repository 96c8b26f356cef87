/** What this file asks of `Temporal`, which Safari and the servers' Node do not have yet. */
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

/** A zone's clock is kept: making one costs as much as many readings. */
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
 * The branch's own calendar day (`YYYY-MM-DD`) and minute of the day (0–1439) at an instant. A browser's first
 * `Intl.DateTimeFormat` is 15 ms of a desktop's time, so what has `Temporal` is asked there (docs/decisions/0096).
 * @throws RangeError for a zone that does not exist
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
