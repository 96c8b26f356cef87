import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/clients/api-error';
import { updateCart } from '@/lib/contract/cart/calls';
import type { CartChanges } from '@/lib/contract/cart/cart';
import { deleteDoorPhoto, uploadDoorPhoto } from '@/lib/contract/delivery/door-photo-calls';
import { getQueryClient } from '@/lib/queries/query-client';
import es from '@/messages/es.json';
import { PIXEL } from '@/tests/support/backend/to-form';
import { networkError } from '@/tests/support/browser/app-bench';
import {
  ADDRESS,
  field,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Place } = es;
const PREVIEW = 'data:image/webp;base64,UklGRg==';
const photo = (id: number) => ({ id, preview: PREVIEW });
const file = (bytes: BlobPart = new Uint8Array(PIXEL)) =>
  new File([bytes], 'puerta.png', { type: 'image/png' });
const remove = (number: number) =>
  screen.getByRole('button', { name: Place.photo_remove.replace('{number}', String(number)) });
const seen = () => screen.findByAltText(Place.photo.replace('{number}', '1'));

beforeEach(() => getQueryClient().clear());

async function show(uploads: unknown[], photos?: number[], kept: unknown = photo(7)) {
  const place = photos ? { ...ADDRESS, photos } : ADDRESS;
  const bench = renderPrecheckout(
    { ...WHOLE_CART, place },
    { [uploadDoorPhoto.path]: uploads, [deleteDoorPhoto.path]: [kept] },
  );
  await shown();
  const told = () =>
    bench.calls.flatMap(({ path, body }) =>
      path === updateCart.path ? [(body as { cart: CartChanges }).cart.place?.photos] : [],
    );
  const sent = (path: string) => bench.calls.filter((one) => one.path === path).length;
  return { ...bench, told, sent };
}

test('up to two photos are added to the place, and the order is told of them (rule delivery/door-photos)', async () => {
  const { told } = await show([photo(7), photo(8)]);
  await userEvent.upload(await screen.findByLabelText(Place.photo_add), file());
  expect(await seen()).toHaveAttribute('src', PREVIEW);
  await waitFor(() => expect(told().at(-1)).toEqual([7]), { timeout: 2_000 });
  await userEvent.upload(screen.getByLabelText(Place.photo_another), file());
  await waitFor(() => expect(told().at(-1)).toEqual([7, 8]), { timeout: 2_000 });
  expect(screen.queryByLabelText(Place.photo_another)).toBeNull();
});

test('one is taken away from the place and from the server', async () => {
  const { told, sent } = await show([], [7]);
  expect(await seen()).toBeVisible();
  const before = sent(deleteDoorPhoto.path);
  await userEvent.click(remove(1));
  await waitFor(() => expect(told().at(-1)).toEqual([]), { timeout: 2_000 });
  expect(sent(deleteDoorPhoto.path)).toBe(before + 1);
});

test('one that is gone is named no longer', async () => {
  const { told } = await show([], [7], new ApiError({ kind: 'http', status: 404, key: 'not_found' }));
  await waitFor(() => expect(told().at(-1)).toEqual([]), { timeout: 2_000 });
  expect(screen.getByLabelText(Place.photo_add)).toBeEnabled();
});

test('one that is not uploaded is said, and the order can be pressed', async () => {
  const { sent } = await show([networkError()]);
  await userEvent.upload(await screen.findByLabelText(Place.photo_add), file());
  expect(await screen.findByText(Place.photo_not_sent)).toBeVisible();
  expect(sent(uploadDoorPhoto.path)).toBe(1);
  expect(orderButton()).toBeEnabled();
  expect(field(Place.address)).toHaveValue(ADDRESS.address);
});

test('a file that is no picture is not sent', async () => {
  const { sent } = await show([]);
  await userEvent.upload(await screen.findByLabelText(Place.photo_add), file('<svg/>'));
  expect(await screen.findByText(Place.photo_kind)).toBeVisible();
  expect(sent(uploadDoorPhoto.path)).toBe(0);
});
