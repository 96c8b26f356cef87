import type { Sql } from './database';

export type DueRow = { instance_id: number; id: number };

/** Reads rows of all tenants that a job is to run, the earliest first. It leases none: the job looks again under a lock. */
export type FindDue = (search: { sql: Sql; now: Date; limit: number }) => Promise<DueRow[]>;
