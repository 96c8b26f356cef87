import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { printProblem } from '@/scripts/tenant/print/print-problem';
import { writeBareFolder } from '@/tests/support/backend/bare-folder';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'booking-'));
});
afterEach(() => rm(root, { recursive: true }));

const BOOKING = {
  hours: [{ days: ['mon', 'fri'], first: '12:00', last: '21:00' }],
  stays: [{ people: 4, minutes: 90 }],
  max_people: 6,
};
const BRANCH = {
  services: ['book'],
  hours: [{ days: ['mon', 'fri'], open: '12:00', close: '22:00' }],
};
const TABLES = ['centro,1,4,patio', 'centro,2,2,patio', 'centro,3,2,'];

async function read({
  booking = {},
  branch = {},
  tables = TABLES,
}: {
  booking?: object;
  branch?: object;
  tables?: string[];
}) {
  const folder = await writeBareFolder({
    root,
    slug: 'mesa',
    branch: { ...BRANCH, booking: { ...BOOKING, ...booking }, ...branch },
  });
  await writeFile(join(folder, 'tables.csv'), ['branch,label,seats,join_group', ...tables, ''].join('\n'));
  const result = await readTenantFolder(folder);
  return result.ok
    ? { problems: [], booking: result.bundle.branches[0]?.booking }
    : {
        problems: result.problems.map((one) => printProblem(one).replace(/^(\S+?):\d+/, '$1')),
        booking: null,
      };
}

test('what a branch does not say of its bookings has a usual value', async () => {
  const { problems, booking } = await read({});
  expect(problems).toEqual([]);
  expect(booking).toEqual({
    hours: BOOKING.hours,
    stays: BOOKING.stays,
    maxPeople: 6,
    interval: 30,
    noticeMinutes: 60,
    days: 60,
    oversize: null,
    walkInDays: [],
    deposit: null,
    walkInDates: [],
    waitingListDays: [],
    approvedPeople: null,
    contact: null,
  });
});

test('hours at which the branch is closed, and parties that no table seats, are named (rule booking/hours)', async () => {
  const late = [...BOOKING.hours, { days: ['fri', 'sat'], first: '20:00', last: '00:30' }];
  const { problems } = await read({
    booking: { hours: late, max_people: 7 },
    branch: { services: ['delivery'] },
  });
  expect(problems).toEqual([
    'branches.yaml 0.booking: has `booking` settings, but `services` does not include `book`',
    "branches.yaml 0.booking.hours.1: from 20:00 to 00:30 is outside the branch's hours on fri, sat",
    'branches.yaml 0.booking.max_people: is 7, and the largest table or group of tables.csv seats 6',
  ]);
});

test('a branch that is open all day takes bookings past midnight: shifts that touch are one (rule booking/hours)', async () => {
  const late = [{ days: ['fri'], first: '20:00', last: '00:30' }];
  const always = [{ days: ['fri', 'sat'], open: '00:00', close: '00:00' }];
  const { problems } = await read({ booking: { hours: late }, branch: { hours: always } });
  expect(problems).toEqual([]);
});

test('bookings without a table that has seats are named (rule booking/tables)', async () => {
  const { problems } = await read({ tables: ['centro,1,,'] });
  expect(problems).toEqual([
    'branches.yaml 0.booking: needs tables with seats in tables.csv; the branch has none',
  ]);
});

test('every value that is wrong is named in one run', async () => {
  const { problems } = await read({
    booking: {
      interval: 20,
      stays: [
        { people: 4, minutes: 90 },
        { people: 5, minutes: 10 },
      ],
      days: 0,
      max_people: 501,
      walk_in_dates: ['2026-02-30'],
      contact: {},
      deposit: 10,
      prepaid: 10,
    },
  });
  expect(problems.map((one) => one.slice(0, 60))).toEqual([
    expect.stringMatching(/^branches\.yaml 0\.booking\.interval: /),
    expect.stringMatching(/^branches\.yaml 0\.booking\.stays\.1\.minutes: /),
    expect.stringMatching(/^branches\.yaml 0\.booking\.days: /),
    expect.stringMatching(/^branches\.yaml 0\.booking\.max_people: /),
    expect.stringMatching(/^branches\.yaml 0\.booking\.walk_in_dates\.0: /),
    expect.stringMatching(/^branches\.yaml 0\.booking\.contact: needs a phone/),
    expect.stringMatching(/^branches\.yaml 0\.booking\.deposit: /),
    expect.stringMatching(/^branches\.yaml 0\.booking: there is no field prepaid here/),
  ]);
});

test('stays go from small parties to large ones', async () => {
  const stays = [
    { people: 4, minutes: 90 },
    { people: 2, minutes: 60 },
  ];
  expect((await read({ booking: { stays } })).problems).toEqual([
    'branches.yaml 0.booking.stays.1.people: is 2 after 4; the entries must be in order of party size',
  ]);
});

const DEPOSIT = { per_person: 20_000, refund_hours: 24 };
const PAID = {
  online_pay: ['book'],
  payment_methods: [{ method: 'card' }, { method: 'cash' }],
  payment_provider: 'sandbox',
};

test('a deposit is asked of every party unless said, in minor units (rule booking/deposit)', async () => {
  const { problems, booking } = await read({ booking: { deposit: DEPOSIT }, branch: PAID });
  expect(problems).toEqual([]);
  expect(booking?.deposit).toEqual({ perPersonMinor: 20_000, fromPeople: 1, refundHours: 24 });
});

test.each<[string, object, object, string]>([
  ['of nothing', { per_person: 0 }, PAID, 'per_person: must be more than 0'],
  ['of a part of a peso', { per_person: 0.5 }, PAID, 'per_person: 0.5 is not an amount in CLP'],
  ['that comes back later than anybody cancels', { refund_hours: 1 }, PAID, 'refund_hours: is at least 2'],
  ['of more people than come', { from_people: 7 }, PAID, 'from_people: is 7, which is above max_people, 6'],
  [
    'that is not paid online',
    {},
    { ...PAID, online_pay: [] },
    'deposit: needs `online_pay` to include `book`',
  ],
  [
    'that nothing takes',
    {},
    { ...PAID, payment_methods: [{ method: 'cash' }] },
    'deposit: needs an online method for `book` in `payment_methods` that `payment_provider` supports',
  ],
  ['without a gateway', {}, { ...PAID, payment_provider: null }, 'that `payment_provider` supports'],
  ['of another field', { each: 1 }, PAID, 'there is no field each here'],
])('a deposit %s is named (rule booking/deposit)', async (_what, deposit, branch, problem) => {
  const { problems } = await read({ booking: { deposit: { ...DEPOSIT, ...deposit } }, branch });
  expect(problems.join('\n')).toContain(problem);
});
