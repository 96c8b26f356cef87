import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Call } from '@/lib/contract/define-call';

const nameOf = ({ service, method, path }: Call): string => `${service} ${method} ${path}`;

/** Asked by the web program for its pages, never by a browser. */
const OF_THE_WEB_PROGRAM = /^experience GET \/domain\/(config|page_ids|branches|suppliers)/;
/** For programs of others: screens have what they tell by another call. */
const OF_OTHERS = [
  'experience GET /api/suppliers/{id}.json',
  'polygons GET /api/v2/supplier_availability.json',
  'cart DELETE /shopping_cart/product_cart/{id}.json',
];
/** Calls of screens that no browser test walks: component tests press most of them, backend tests answer all. */
const BELOW_THE_BROWSER = [
  'cart DELETE /shopping_cart/group/{purchase_id}.json',
  'cart DELETE /shopping_cart/group/{purchase_id}/me.json',
  'cart DELETE /shopping_cart/group/{purchase_id}/members/{number}.json',
  'cart PUT /orders/{id}/notices.json',
  'on-table PUT /on_table/account/avoided.json',
  'on-table DELETE /on_table/account/bill.json',
  'on-table DELETE /on_table/account/shares/{id}.json',
  'core-api POST /book/bookings/{id}/accept.json',
  'core-api PUT /book/bookings/{id}/mail.json',
  'core-api DELETE /book/holds/{id}.json',
  'core-api POST /book/bookings/{id}/remove_guest.json',
  'core-api POST /book/bookings/{id}/remove_line.json',
];
const UNSEEN = new Set([...OF_OTHERS, ...BELOW_THE_BROWSER]);
/** Staff have no screens: their own programs call. */
const OF_SCREENS = ALL_CALLS.filter(
  (call) => call.auth !== 'staff' && !OF_THE_WEB_PROGRAM.test(nameOf(call)) && !UNSEEN.has(nameOf(call)),
);

const SHAPES = OF_SCREENS.map((call) => ({
  name: nameOf(call),
  method: call.method,
  path: new RegExp(
    `^/services/${call.service}${call.path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`,
  ),
}));

/** Which calls the pages of a context make, of those that are answered well. */
export function recordCalls({ context, seen }: { context: BrowserContext; seen: Set<string> }): void {
  context.on('response', (response) => {
    if (!response.ok()) return;
    const { pathname } = new URL(response.url());
    const method = response.request().method();
    const shape = SHAPES.find((one) => one.method === method && one.path.test(pathname));
    if (shape) seen.add(shape.name);
  });
}

const folderOf = (dataDir: string): string => join(dataDir, 'seen-calls');

/** Keeps the calls that one worker of a run has seen. */
export function keepCalls({ dataDir, worker, seen }: { dataDir: string; worker: number; seen: Set<string> }) {
  mkdirSync(folderOf(dataDir), { recursive: true });
  writeFileSync(join(folderOf(dataDir), `${worker}.json`), JSON.stringify([...seen]));
}

/** Calls that no screen made in a whole run. */
export function listUnseenCalls(dataDir: string): string[] {
  const folder = folderOf(dataDir);
  const seen = new Set(
    readdirSync(folder).flatMap((file): string[] => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  return SHAPES.map(({ name }) => name).filter((name) => !seen.has(name));
}
