import { localMoment } from '@/lib/domain/time/local-moment';

const DAY_BEGINS_MS = 5 * 3_600_000;

/** The day whose turns a counter counts, at five in the morning a new one (rule table/pick-up). */
export const turnDay = ({ now, timezone }: { now: Date; timezone: string }): string =>
  localMoment({ at: new Date(now.getTime() - DAY_BEGINS_MS), timezone }).date;
