import sharp from 'sharp';
import { createStaffKey } from '@/backend/staff';
import type { Answer, TestBackend } from '@/tests/support/backend/backend';
import { toForm } from '@/tests/support/backend/to-form';
import type { Diner } from './shop';

/** A picture of its own for each shade. */
export const drawProof = (shade = 200, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: 80, height: 120, channels: 3, background: { r: shade, g: shade, b: 10 } } })
    .toFormat(format)
    .toBuffer();

type Shop = {
  slug: string;
  ask: (one: {
    method?: string;
    path: string;
    headers?: Record<string, string>;
    body?: unknown;
  }) => Promise<Answer>;
};

/** The calls of diners and staff about transfers in a shop. */
export async function openTransfers({ backend, shop }: { backend: TestBackend; shop: Shop }) {
  const { key } = await createStaffKey({
    db: backend.db,
    slug: shop.slug,
    label: 'transfers',
    scopes: ['transfers:write'],
    now: backend.clock.now,
  });
  const headers = { authorization: `Bearer ${key}` };
  const ofOrder = (method: string, diner: Diner, id: number | string) =>
    shop.ask({ method, path: `/payments/transfer/${id}.json`, headers: diner.headers });
  const review = (paymentId: number, body: object) =>
    shop.ask({ method: 'PUT', path: `/staff/transfers/${paymentId}.json`, headers, body });
  return {
    upload: (diner: Diner, id: number | string, file: Uint8Array): Promise<Answer> =>
      shop.ask({
        method: 'POST',
        path: '/api/pay_purchase_image',
        headers: diner.headers,
        body: toForm(file, id),
      }),
    getTransfer: (diner: Diner, id: number | string) => ofOrder('GET', diner, id),
    withdraw: (diner: Diner, id: number | string) => ofOrder('DELETE', diner, id),
    confirm: (paymentId: number) => review(paymentId, { decision: 'confirm' }),
    refuse: (paymentId: number, reason = 'not_arrived') => review(paymentId, { decision: 'refuse', reason }),
    listWaiting: () => shop.ask({ path: '/staff/transfers.json', headers }),
    seeProof: (paymentId: number) => shop.ask({ path: `/staff/transfers/${paymentId}/proof`, headers }),
  };
}
