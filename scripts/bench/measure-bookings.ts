import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { addDays, weekdayOf } from '@/lib/domain/branches/opening-hours';
import { type Ask, createHttpClient } from './load/http-client';
import { CONTACT, enterShop, own } from './load/shop';
import type { Bookings, BookingsOn } from './report/results';
import { median } from './report/statistics';
import { withDatabases } from './stage/own-database';
import {
  BACKEND_PORT,
  HOST,
  type Place,
  PRODUCTS,
  startBackend,
  stopProgram,
  TENANT,
  WORK,
} from './stage/stage';

const TABLES = 50;
const BOOKINGS = 300;
/** One stay after the other. */
const STARTS = ['12:00', '13:30', '15:00', '16:30', '18:00', '19:30', '21:00'];
const SEATS = [2, 4, 4, 6, 8];
const PARTIES = [2, 2, 3, 4, 5];
const LARGE = 14;
const [ROUNDS, CALLS, WARM] = [10, 30, 60];
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The generated branch with bookings, and tables of which the largest are joined. */
function takeBookings(folder: string): void {
  const file = join(folder, 'branches.yaml');
  const [branch] = parse(readFileSync(file, 'utf8')) as [{ services: string[] }];
  const booking = {
    hours: [{ days: WEEK, first: '12:00', last: '22:00' }],
    interval: 15,
    stays: [{ people: LARGE, minutes: 90 }],
    max_people: LARGE,
  };
  writeFileSync(file, stringify([{ ...branch, services: [...branch.services, 'book'], booking }]));
  const rows = Array.from({ length: TABLES }, (_, index) => {
    const seats = SEATS[index % SEATS.length] ?? 2;
    return `centro,,${index + 1},${seats},${seats > 2 ? 'salon' : ''},,`;
  });
  const head = 'branch,kind,label,seats,join_group,active,qr_version';
  writeFileSync(join(folder, 'tables.csv'), [head, ...rows, ''].join('\n'));
}

type Day = { branchId: number; date: string };

async function fillDay({ call, branchId, date }: Day & { call: Ask }): Promise<void> {
  const { createDiner } = await enterShop({ host: HOST, call });
  const { dni: _dni, dni_type: _type, ...contact } = CONTACT;
  const diner = await createDiner();
  for (let index = 0; index < BOOKINGS; index += 1)
    await call({
      host: HOST,
      method: 'POST',
      path: '/book/bookings.json',
      headers: { ...own(diner), 'idempotency-key': `bench-booking-${index}-0123456789` },
      body: {
        branch_id: branchId,
        date,
        day: weekdayOf(date),
        hour: STARTS[index % STARTS.length],
        people: PARTIES[Math.floor(index / STARTS.length) % PARTIES.length],
        contact,
        terms: true,
      },
    });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The calls in turn, so that what the machine does beside them meets all. */
async function measureCalls<Name extends string>(calls: Record<Name, () => Promise<unknown>>) {
  const names = Object.keys(calls) as Name[];
  for (let count = 0; count < WARM; count += 1) for (const name of names) await calls[name]();
  const rounds = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
    for (let count = 0; count < CALLS; count += 1)
      for (const name of names) times[name].push(await timeOf(calls[name]));
    for (const name of names) rounds[name].push(median(times[name]));
  }
  return rounds;
}

async function measureOn(place: Place): Promise<BookingsOn> {
  const backend = await startBackend({ place, sizes: { [TENANT]: PRODUCTS }, prepare: takeBookings });
  const { call } = createHttpClient(BACKEND_PORT);
  const { branch } = await enterShop({ host: HOST, call });
  const date = addDays(new Date().toISOString().slice(0, 10), 7);
  await fillDay({ call, branchId: branch.id, date });
  const ask = (people: number) => {
    const path = `/api/v4/schedules?branch_id=${branch.id}&date=${date}&people=${people}`;
    return call<{ hours: unknown[] }>({ host: HOST, path });
  };
  const { hours } = await ask(2);
  const times = await measureCalls({
    config: () => call({ host: HOST, path: '/domain/config.json' }),
    hours: () => ask(2),
    large: () => ask(LARGE),
  });
  await stopProgram(backend);
  return {
    tables: TABLES,
    bookings: BOOKINGS,
    hours: hours.length,
    hoursMs: times.hours,
    largeMs: times.large,
    configMs: times.config,
  };
}

/** On each database: what a diner waits for who opens the form on a full day. */
export async function measureBookings(): Promise<Bookings> {
  const postgresql = await withDatabases(['bookings'], ({ bookings }) =>
    measureOn({ dataDir: `${WORK}/bookings`, databaseUrl: bookings }),
  );
  return { kind: 'bookings', pglite: await measureOn({ dataDir: `${WORK}/bookings-pglite` }), postgresql };
}
