// `npm run test:guards`: takes the guards of money, stock and coupons out, one at a time, in a copy of the tree, and
// asks the tests whether they notice. A guard that nobody misses is a test that cannot fail.
// With arguments only the guards whose names hold one of them.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ORDERS = 'backend/services/orders';
const PAYMENTS = 'backend/services/payments';

/** What stands in the way, in which file, what is left without it, and the suites that must notice. */
const GUARDS = [
  {
    name: 'stock is taken only while there is enough',
    file: `${ORDERS}/stock.ts`,
    guard: ' and (stock is null or stock >= $3)',
    suites: 'races-of-orders',
  },
  {
    name: 'a coupon is taken only while a use is left',
    file: `${ORDERS}/coupon-uses.ts`,
    guard: '\n       and (usage_limit is null or used < usage_limit)',
    suites: 'races-of-orders',
  },
  {
    name: 'a diner has so many uses of a coupon',
    file: `${ORDERS}/coupon-uses.ts`,
    guard:
      "if (kept.length === 0) throw new AppError(coupon.rules.firstOrder ? 'coupon_first_order' : 'coupon_used');",
    suites: 'races-of-orders',
  },
  {
    name: 'a coupon comes back with its order',
    file: `${ORDERS}/move-order.ts`,
    guard: 'await returnCoupon(given);',
    suites: 'races-of-orders',
  },
  {
    name: 'stock comes back with its order',
    file: `${ORDERS}/move-order.ts`,
    guard: 'await returnStock(given);',
    suites: 'races-of-releases',
  },
  {
    name: 'a purchase is held by whoever changes it',
    file: 'backend/services/cart/purchase-rows.ts',
    guard: "'for update of c'",
    without: "''",
    suites: 'races-of-orders|races-of-payments',
  },
  {
    name: 'an order is held by whoever moves it',
    file: `${ORDERS}/move-order.ts`,
    guard: ' for update',
    suites: 'races-of-releases',
  },
  {
    name: 'a cart that is being paid is locked',
    file: 'backend/services/cart/purchase-rows.ts',
    guard: "if (row.status === 'in_progress') throw new AppError('cart_locked');",
    suites: 'races-of-orders',
  },
  {
    name: 'what was shown is what is ordered',
    file: `${ORDERS}/place-order.ts`,
    guard: "throw new AppError('total_changed', { values: { total: major(cart.totals.totalMinor) } });",
    suites: 'races-of-orders',
  },
  {
    name: 'an order moves along its table alone',
    file: `${ORDERS}/move-order.ts`,
    guard: "throw new AppError('illegal_transition', { values: { from: order.status, to } });",
    suites: 'races-of-releases',
  },
  {
    name: 'money of an order that ends is owed back',
    file: `${ORDERS}/move-order.ts`,
    guard: "when status = 'success' then 'refund_due' ",
    without: "when status = 'success' then 'success' ",
    suites: 'races-of-payments',
  },
  {
    name: 'a hold stays while money may be on its way',
    file: `${ORDERS}/release-hold.ts`,
    guard: "p.status in ('unknown', 'pending', 'success')",
    without: "p.status in ('success')",
    suites: 'races-of-releases',
  },
  {
    name: 'an order is not taken back while it is being paid',
    file: `${ORDERS}/cancel-order.ts`,
    guard: "if (onItsWay) throw new AppError('payment_in_progress');",
    suites: 'races-of-releases',
  },
  {
    name: 'one attempt at a time',
    file: `${PAYMENTS}/start-payment.ts`,
    guard: "if (live) throw new AppError('payment_in_progress');",
    suites: 'races-of-payments',
  },
  {
    name: 'what is a cart again takes no money',
    file: `${PAYMENTS}/start-payment.ts`,
    guard:
      "if (purchase.status !== 'in_progress' || purchase.released_at !== null) throw new AppError('order_closed');",
    suites: 'races-of-releases',
  },
  {
    name: 'what is paid online is not paid in person',
    file: `${PAYMENTS}/pay-in-person.ts`,
    guard: "if (ruling === 'settled') return false;",
    suites: 'races-of-in-person',
  },
  {
    name: 'an attempt that was given up is asked about to its end',
    file: `${PAYMENTS}/pay-in-person.ts`,
    guard: "when $3 = 'expired' then $5",
    without: 'when false then $5',
    suites: 'races-of-in-person',
  },
  {
    name: 'an outcome of another amount changes nothing',
    file: `${PAYMENTS}/settle-payment.ts`,
    guard: "if (misfit && (await flagMisfit({ sql, ctx, payment, outcome, misfit }))) return 'mismatch';",
    suites: 'events-in-the-product',
  },
  {
    name: 'an order and its payment are read at one moment',
    file: `${ORDERS}/read-at-once.ts`,
    guard: "await sql('set transaction isolation level repeatable read, read only');",
    suites: 'races-of-payments',
  },
  {
    name: 'an event is kept once',
    file: `${PAYMENTS}/receive-event.ts`,
    guard: 'on conflict (instance_id, provider, event_key) do nothing ',
    suites: 'races-of-payments',
  },
  {
    name: 'a call that runs is not run again',
    file: 'backend/services/idempotency/answer-once.ts',
    guard: ' and k.lease_until <= $6',
    suites: 'races-of-orders|races-of-payments',
  },
];

const say = (line) => process.stdout.write(`${line}\n`);

/** A copy of the tracked files, on the same packages. */
function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'ordering-guards-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

function passes(copy, suites) {
  const pattern = `tests/backend/.*(${suites}).*test`;
  const args = ['jest', '--selectProjects', 'backend', '--testPathPatterns', pattern];
  return spawnSync('npx', args, { cwd: copy, stdio: 'ignore' }).status === 0;
}

/** @returns whether the suites fail without it */
function isMissed({ copy, file, guard, without = '', suites }) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(guard).length !== 2) throw new Error(`${file} does not hold this once: ${guard}`);
  const bare = text.replace(guard, () => without);
  writeFileSync(path, bare);
  const missed = !passes(copy, suites);
  writeFileSync(path, text);
  return missed;
}

if (!process.env.DATABASE_URL) {
  say(
    'The embedded database runs one transaction at a time, so most guards are not needed there: name a PostgreSQL in DATABASE_URL.',
  );
  process.exit(1);
}
const asked = process.argv.slice(2);
const chosen = GUARDS.filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)));
const copy = copyTree();
const unmissed = [];
try {
  const all = [...new Set(chosen.map(({ suites }) => suites))].join('|');
  if (!passes(copy, all)) throw new Error('the suites fail with every guard in place');
  for (const guard of chosen) {
    const missed = isMissed({ copy, ...guard });
    if (!missed) unmissed.push(guard.name);
    say(`${missed ? 'missed    ' : 'NOT MISSED'} ${guard.name}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
say(`\n${chosen.length - unmissed.length} of ${chosen.length} guards are missed when they are gone`);
process.exitCode = unmissed.length === 0 && chosen.length > 0 ? 0 : 1;
