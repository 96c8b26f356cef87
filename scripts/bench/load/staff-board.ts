import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { BACKEND_PORT, TENANT, WEB_PORT } from '@/scripts/bench/stage/stage';
import { createHttpClient } from './http-client';

export const STAFF_HOST = 'staff.localhost';
const MAIL = 'medida@example.com';
const PASSWORD = 'lluvia-de-octubre';

const { call } = createHttpClient(BACKEND_PORT);

export type BoardLine = { orderId: number; lineId: number };
type Order = { id: number; products: { id: number }[] };

/** The operator's calls of a tenant, with the key in the data folder, as the command line sends them. */
export function openOperator(dataDir: string) {
  const { key } = JSON.parse(readFileSync(join(dataDir, 'backend.lock'), 'utf8')) as { key: string };
  const ask = <T extends object>(method: string, path: string, body?: object) =>
    call<T>({
      method,
      path: `/operator/tenants/${TENANT}/staff/${path}`,
      headers: { authorization: `Bearer ${key}` },
      ...(body ? { body } : {}),
    });
  return {
    strike: ({ orderId, lineId, struck }: BoardLine & { struck: boolean }) =>
      ask('PUT', `orders/${orderId}/lines/${lineId}/struck.json`, { struck }),
    async listLines(): Promise<BoardLine[]> {
      const orders = await ask<Order[]>('GET', 'orders.json');
      return orders.flatMap(({ id, products }) => products.map((line) => ({ orderId: id, lineId: line.id })));
    },
    /** @returns the token of a link for an owner */
    async invite(): Promise<string> {
      const { url } = await ask<{ url: string }>('POST', 'people/invitations.json', {
        mail: MAIL,
        role: 'owner',
      });
      return new URL(url).hash.slice('#token='.length);
    },
  };
}

/** Makes an owner and signs them in on the page, which then shows the board. */
export async function openBoard({ page, token }: { page: Page; token: string }): Promise<void> {
  await call({
    host: STAFF_HOST,
    method: 'POST',
    path: '/people/invitations/accept.json',
    body: { token, name: 'Marta Gil', password: PASSWORD },
  });
  await page.goto(`http://${STAFF_HOST}:${WEB_PORT}/sign-in`);
  await page.locator('input[type=email]').fill(MAIL);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('sign-in'));
  await page.goto(`http://${STAFF_HOST}:${WEB_PORT}/${TENANT}/board`);
  await page.locator('.board-card').first().waitFor();
}
