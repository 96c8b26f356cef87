import { addressOf, CATALOGUES, expect, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { reachOrder } from '@/tests/e2e/support/made-cart';
import { ask, statusOf } from '@/tests/e2e/support/raw-http';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

const { Order } = CATALOGUES.es;

test('an order is followed after its branch was removed, and leads to the landing (rule branches/removed)', async ({
  page,
}, { project, retry }) => {
  const own = createOwnTenant(`sede-quitada-${project.name}-${retry}`);
  await own.publish();
  const id = await reachOrder(page, { tenant: own.slug });
  await expect(page.getByRole('list', { name: Order.progress })).toBeVisible();

  for (const file of ['branches.yaml', 'coverage.geojson']) own.change(file, 'centro', 'norte');
  await own.publish();
  const ways = page.getByRole('link', { name: Order.again });
  // The web hears of an import after the command has ended.
  await expect(async () => {
    await page.goto(addressOf(own.slug, `/centro/order/${id}`));
    await expect(page.getByText('Caldo').first()).toBeVisible();
    for (const way of await ways.all()) await expect(way).toHaveAttribute('href', '/', { timeout: 1_000 });
  }).toPass();
  await expect(ways).toHaveCount(2);
  const menu = await ask({ port: WEB_PORT, host: own.host, path: '/centro' });
  expect(statusOf(menu)).toBe(404);
});
