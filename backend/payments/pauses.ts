/** Pauses between questions to a gateway, then ten minutes (guarantee/lost-answer). */
const PAUSES_MS = [2_000, 5_000, 15_000, 60_000];
const LONG_PAUSE_MS = 600_000;

export const pauseMs = (checks: number): number => PAUSES_MS[checks] ?? LONG_PAUSE_MS;

export const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
