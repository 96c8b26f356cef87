import { openAnother } from '@/tests/e2e/support/another-phone';
import { fillContact } from '@/tests/e2e/support/booking-form';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { joinByLink } from '@/tests/e2e/support/staff-person';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';
import { zoneAtNoon } from '@/tests/support/zone-at-noon';

const { Staff, StaffBookings, Reserve, BookInfo } = CATALOGUES.es;

test.use({ locale: 'es-CO', viewport: { width: 1024, height: 768 } });

/** Tables of the bar are booked at any hour, and staff approve each party. */
const BOOKED = `[book, on_table]
  booking:
    hours: [{ days: [mon, tue, wed, thu, fri, sat, sun], first: '00:00', last: '23:30' }]
    stays: [{ people: 4, minutes: 60 }]
    max_people: 4
    approved_people: 1
    contact: { phone: '+57 601 745 1301' }
  on_table_class: checkout_no_incremental`;

const BAR_ZONE = "timezone: America/Bogota\n  phone: '+57 601 745 1301'";

test(
  'a host sees a booking come, approves it, seats a party without one and then this one, and the diner reads each (rule staff/bookings)',
  { tag: '@desktop-only' },
  async ({ page, browser }, { project, retry }) => {
    const own = createOwnTenant(`reservas-${project.name}-${retry}`, 'mesas-abiertas');
    own.change('branches.yaml', '[on_table]\n  on_table_class: checkout_no_incremental', BOOKED);
    // Its hours are ahead on the same day, at whatever hour this runs: a party sits on the day of its booking.
    own.change('branches.yaml', BAR_ZONE, BAR_ZONE.replace('America/Bogota', zoneAtNoon(new Date())));
    own.change('tenant.yaml', 'mesas-abiertas.localhost', own.host);
    await own.publish();
    const { slug } = own;
    const [link = ''] = (await tenantCommand('staff', 'invite', slug, `anfitriona@${slug}.example`)).split(
      '\n',
    );
    await joinByLink(page, { link, name: 'Marta Gil' });
    const diner = await openAnother(browser, page);
    await diner.goto(addressOf(slug, '/barra/reservar'));
    const hour = diner.locator('input[name="hour"]:enabled').first();
    await hour.check({ force: true });
    const day = await diner.locator('input[name="day"]:checked').inputValue();
    const panel = page.getByRole('complementary');

    await test.step('a party that asks for a table comes up by itself, and is approved with one tap', async () => {
      await page.goto(addressOf('staff', `/${slug}/bookings?date=${day}`));
      await page.getByLabel(Staff.branch).selectOption('Mesas Abiertas Barra');
      await expect(page.getByText(StaffBookings.empty)).toBeVisible();
      await fillContact({ form: diner, lang: 'es' });
      await diner.getByRole('button', { name: Reserve.ask, exact: true }).click();
      await diner.getByRole('link', { name: Reserve.see }).click();
      await expect(diner.getByRole('heading', { level: 1, name: BookInfo.pending_title })).toBeVisible();
      await page
        .getByRole('button', { name: /Ana María Ruiz/ })
        .first()
        .click();
      await expect(panel.getByText(StaffBookings.state_to_decide)).toBeVisible();
      await expectAccessible(page);
      await panel.getByRole('button', { name: new RegExp(`^${StaffBookings.approve}: `) }).click();
      await expect(panel.getByText(StaffBookings.state_expected)).toBeVisible();
      await diner.reload();
      await expect(diner.getByRole('heading', { level: 1, name: BookInfo.approved_title })).toBeVisible();
    });

    await test.step('a party without a booking sits with two taps', async () => {
      await page.goto(addressOf('staff', `/${slug}/bookings`));
      await page.getByRole('button', { name: StaffBookings.walk_in_go }).click();
      const dialog = page.getByRole('dialog', { name: StaffBookings.walk_in_title });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: /^Sentar: 2 personas/ }).click();
      await expect(panel.getByText(/^En la mesa desde las /)).toBeVisible();
    });

    await test.step('the party that booked is seated, and its diner reads it', async () => {
      await page.goto(addressOf('staff', `/${slug}/bookings?date=${day}`));
      await page
        .getByRole('button', { name: /Ana María Ruiz/ })
        .first()
        .click();
      await panel.getByRole('button', { name: new RegExp(`^${StaffBookings.seat}: `) }).click();
      // The party without a booking got the table that is free until then, and still sits there.
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/^En la mesa 1 todavía hay otro grupo/)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Mesa 2 · para 2', exact: true }).click();
      await dialog.getByRole('button', { name: /^Sentar: 2 personas/ }).click();
      await expect(panel.getByText(/^En la mesa desde las /)).toBeVisible();
      await diner.reload();
      await expect(diner.getByRole('heading', { level: 1, name: BookInfo.seated_title })).toBeVisible();
      await diner.context().close();
    });
  },
);
