import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { GatewayAlarm } from '@/backend/context';
import type { Mismatch } from '@/lib/domain/payments/charge-mismatch';
import type { PoolUse } from './database/database';
import type { LimitBucket } from './http/count-call';
import { within } from './within';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOBS_MS = 1_000;
/** Each look at the lag wakes the process; a hundred a second cost an idle one more than everything else. */
const LAG_LOOK_MS = 50;

function createCounters(registry: Registry) {
  const registers = [registry];
  const calls = new Counter({
    name: 'http_requests_total',
    help: 'Calls answered, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a call was answered, by method and route pattern.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Calls being answered now.',
    registers,
  });
  const refused = new Counter({
    name: 'rate_limited_total',
    help: 'Calls refused with 429, by what they were counted by.',
    labelNames: ['scope'],
    registers,
  });
  const mismatches = new Counter({
    name: 'payment_misfits_total',
    help: 'Charges at a gateway that are not what was asked for, by what differs.',
    labelNames: ['misfit'],
    registers,
  });
  const refundsDue = new Counter({
    name: 'payment_refunds_due_total',
    help: 'Charges that were taken and that nobody waits for: money to give back.',
    registers,
  });
  const gatewayFailures = new Counter({
    name: 'payment_gateway_failures_total',
    help: 'What gateways did not do, and events that were not theirs, by what was asked and how it failed.',
    labelNames: ['call', 'failure'],
    registers,
  });
  return { calls, seconds, inFlight, refused, mismatches, refundsDue, gatewayFailures };
}

function watchPool({ registry, readPool }: { registry: Registry; readPool: () => PoolUse }): void {
  new Gauge({
    name: 'db_connections',
    help: 'Connections of the pool by state, and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(readPool())) this.set({ state }, count);
    },
  });
}

function watchDueJobs({
  registry,
  countDueJobs,
}: {
  registry: Registry;
  countDueJobs: () => Promise<Record<string, number>>;
}): void {
  let counting: ReturnType<typeof countDueJobs> | null = null;
  const count = () => {
    counting ??= countDueJobs().finally(() => {
      counting = null;
    });
    return counting;
  };
  new Gauge({
    name: 'jobs_due',
    help: 'Work whose time has come and that nobody has done yet, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      // The other metrics work without the database. A scrape while the last one still counts waits for the same count.
      const due = await within(count(), JOBS_MS).catch(() => ({}));
      this.reset();
      for (const [kind, count] of Object.entries(due)) this.set({ kind }, count);
    },
  });
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Labels: constants, route patterns, statuses; no tenant, no personal data. */
export function createMetrics({ readPool }: { readPool: () => PoolUse }) {
  const registry = new Registry();
  const { calls, seconds, inFlight, refused, mismatches, refundsDue, gatewayFailures } =
    createCounters(registry);
  watchPool({ registry, readPool });
  return {
    begin() {
      const start = performance.now();
      inFlight.inc();
      return ({ method, route, status }: { method: string; route: string; status: number }) => {
        inFlight.dec();
        calls.inc({ method, route, status });
        seconds.observe({ method, route }, (performance.now() - start) / 1_000);
      };
    },
    countRefundDue: () => refundsDue.inc(),
    countGatewayFailure: ({ call, failure }: GatewayAlarm) => gatewayFailures.inc({ call, failure }),
    countMismatch: (mismatch: Mismatch) => mismatches.inc({ misfit: mismatch }),
    refuse: (bucket: LimitBucket) => refused.inc({ scope: bucket }),
    /** Call it once. @param countDueJobs by kind */
    watchJobs: (countDueJobs: () => Promise<Record<string, number>>) =>
      watchDueJobs({ registry, countDueJobs }),
    /** Call it once a process. */
    watchProcess: () =>
      collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_LOOK_MS }),
    print: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
