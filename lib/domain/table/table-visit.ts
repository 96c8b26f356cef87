export const TABLE_KINDS = ['table', 'room'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

const VISIT_HOURS = 6;

/** Until when an opened code names the diner's table (rule table/code). */
export const visitEnd = (now: Date): Date => new Date(now.getTime() + VISIT_HOURS * 3_600_000);
