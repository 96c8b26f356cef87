import { upTo } from '@/tests/e2e/support/diner';
import {
  addressOf,
  CATALOGUES,
  expect,
  expectAccessible,
  test,
  WEB_PORT,
} from '@/tests/e2e/support/fixtures';
import { ask, statusOf } from '@/tests/e2e/support/raw-http';

type Walk = {
  tenant: string;
  locale: 'es-MX' | 'es-PE' | 'es-CO' | 'en-PA' | 'pt-BR';
  name: string;
  color: string;
  button: string;
  branches: string[];
  /** The branch whose menu is read. */
  branch: string;
  menu: string;
  product: string;
  price: string;
  choice: string;
  /** Its description in its other languages. */
  others: Partial<Record<'es' | 'en' | 'pt', RegExp>>;
};

/** Where each demo tenant is met first; the texts are those of its own folder under `tenants/`. */
const WALKS: Walk[] = [
  {
    tenant: 'hotel-marlina',
    locale: 'es-MX',
    name: 'Hotel Marlina',
    color: '#4fc3c0',
    button: 'Reserva tu cena frente al mar',
    branches: ['Restaurante Marlina', 'Marlina Pool Bar', 'Room Service Marlina'],
    branch: 'Restaurante Marlina',
    menu: '/restaurante/menu-digital',
    product: 'Chilaquiles rojos',
    price: '$198.00',
    choice: '¿Cómo quieres los huevos?',
    others: { en: /Mexican Caribbean cooking/, pt: /Cozinha do Caribe mexicano/ },
  },
  {
    tenant: 'plaza-sazon',
    locale: 'es-PE',
    name: 'Plaza Sazón',
    color: '#a3175b',
    button: 'Mira la carta en tu mesa',
    branches: [
      'Pollos El Carbonero',
      'Cevichería La Rada',
      'Chifa Buen Wok',
      'Juguería Doña Flor',
      'Dulces de Antaño',
    ],
    branch: 'Pollos El Carbonero',
    menu: '/pollo/menu-digital',
    product: '1/4 de pollo a la brasa',
    price: 'S/ 24.90',
    choice: 'Tus cremas',
    others: { en: /Five stalls of Peruvian flavour/ },
  },
  {
    tenant: 'istmo-cafe',
    locale: 'en-PA',
    name: 'Istmo Café',
    color: '#0f6b66',
    button: 'Pick it up on your way',
    branches: ['Istmo Café San Francisco'],
    branch: 'Istmo Café San Francisco',
    menu: '/san-francisco',
    product: 'Salmon bagel',
    price: '$8.75',
    choice: 'Your bagel',
    others: { es: /Café de altura de Boquete/ },
  },
  {
    tenant: 'boteco-ipe',
    locale: 'pt-BR',
    name: 'Boteco Ipê',
    color: '#f2b91c',
    button: 'Retirar no balcão',
    branches: ['Boteco Ipê Vila Madalena', 'Boteco Ipê Pinheiros'],
    branch: 'Boteco Ipê Pinheiros',
    menu: '/pinheiros',
    product: 'Picanha na chapa 400 g',
    price: 'R$ 98,90',
    choice: 'Ponto da carne',
    others: { es: /Tapas calientes/ },
  },
  {
    tenant: 'tienda-don-luis',
    locale: 'es-CO',
    name: 'Panadería y Tienda Don Luis',
    color: '#8a4513',
    button: 'Encarga y recoge tu pan',
    branches: ['Don Luis El Cable', 'Don Luis Circunvalar'],
    branch: 'Don Luis El Cable',
    menu: '/cable',
    product: 'Desayuno del Cable',
    price: '$ 14.900',
    choice: 'Acompaña con',
    others: {},
  },
];

for (const walk of WALKS) {
  test(`${walk.tenant}: its landing in its brand and languages, its branches`, async ({ page }) => {
    await page.goto(addressOf(walk.tenant, '/'));
    await expect(page.getByRole('heading', { level: 1, name: walk.name })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', walk.locale);
    await expect(page.locator('html')).toHaveCSS('--color-brand', walk.color);
    await expect(page.getByRole('link', { name: walk.button })).toBeVisible();
    await expectAccessible(page);

    await page.goto(addressOf(walk.tenant, '/branch-offices'));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(walk.branches);
    await expectAccessible(page);

    await page.goto(addressOf(walk.tenant, '/'));
    for (const [lang, description] of Object.entries(walk.others)) {
      await page.locator(`nav a[lang="${lang}"]`).click();
      await expect(page.getByText(description)).toBeVisible();
    }
    const unknown = await ask({ port: WEB_PORT, host: `${walk.tenant}.localhost`, path: '/no-such-branch' });
    expect(statusOf(unknown)).toBe(404);
  });

  test(`${walk.tenant}: a menu of its own and a dish`, async ({ page }) => {
    await page.goto(addressOf(walk.tenant, walk.menu));
    await expect(page.getByRole('heading', { level: 1, name: walk.branch })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: walk.product }).first().click();
    const sheet = page.getByRole('dialog', { name: walk.product });
    await expect(sheet.getByText(walk.price).first()).toBeVisible();
    await expect(sheet.getByText(walk.choice).first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('a stall’s sold-out juices say so and stay readable, and no branch sells another’s', async ({
  page,
}) => {
  await page.goto(addressOf('plaza-sazon', '/jugos/menu-digital'));
  const soldOut = page.locator('.dish', { hasText: CATALOGUES.es.Menu.sold_out });
  await expect(soldOut.getByRole('heading')).toHaveText(['Maracuyá frozen', 'Jugo de fresa con leche']);
  await expect(page.getByText('Ceviche clásico')).toHaveCount(0);
  await expectAccessible(page);
});

test('a hotel’s rooms and its lobby’s counter have menus of their own, tables are booked on a screen', async ({
  page,
}) => {
  const { Branches, Contact, Services } = CATALOGUES.es;
  await page.goto(addressOf('hotel-marlina', '/'));
  const room = page.getByRole('link', { name: 'Pide a tu habitación' });
  await expect(room).toHaveAttribute('href', '/room-service/service-room');
  const booking = page.getByRole('link', { name: 'Reserva tu cena frente al mar' });
  await expect(booking).toHaveAttribute('href', '/branch-to-book');
  await expect(page.getByRole('link', { name: 'Para llevar, en el lobby' })).toHaveAttribute(
    'href',
    '/restaurante/grab-and-go',
  );
  await expectAccessible(page);

  await page.goto(addressOf('hotel-marlina', '/branch-to-book'));
  await expect(page.getByText(Branches.agreed)).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href="/restaurante/reservar"]')).toBeVisible();
  await expectAccessible(page);

  await page.goto(addressOf('hotel-marlina', '/branch-without-service'));
  await expect(page.getByRole('link', { name: Services.book })).toHaveAttribute(
    'href',
    '/restaurante/reservar',
  );
  await expect(page.getByRole('link', { name: Services.grab_and_go })).toHaveAttribute(
    'href',
    '/restaurante/grab-and-go',
  );
  await expectAccessible(page);

  await page.goto(addressOf('hotel-marlina', '/room-service'));
  await expect(page.locator('.order-note').getByText(CATALOGUES.es.Product.order_scan_room)).toBeVisible();
  await expect(page.getByRole('link', { name: Contact.call })).toBeVisible();
  await expectAccessible(page);
});

test('a food court’s tables and counters are ordered from, each where its button leads', async ({ page }) => {
  const { Landing, Services, Cart } = CATALOGUES.es;
  await page.goto(addressOf('plaza-sazon', '/'));
  await page.getByRole('link', { name: Landing.service_grab_and_go }).click();
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Cevichería La Rada' }) })
    .getByRole('link', { name: Services.grab_and_go })
    .click();
  await expect(page).toHaveURL(addressOf('plaza-sazon', '/ceviche/grab-and-go'));
  await expect(page.locator('.add-button').first()).toBeVisible();
  await page.goto(addressOf('plaza-sazon', '/'));
  await page.getByRole('link', { name: 'Mira la carta en tu mesa' }).click();
  await page.getByRole('article').getByRole('link').nth(1).click();
  await expect(page).toHaveURL(addressOf('plaza-sazon', '/ceviche/menu-digital'));
  await page.getByRole('link', { name: 'Ceviche clásico' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Ceviche clásico' });
  await expect(sheet.getByRole('button', { name: upTo(Cart.add_priced) })).toBeVisible();
  await expectAccessible(page);
});

test('a bar’s one link leads to a menu that asks for the code of the table', async ({ page }) => {
  await page.goto(addressOf('bar-cerro', '/'));
  await expect(page).toHaveURL(addressOf('bar-cerro', '/cerro-alegre/menu-digital/home'));
  await expect(page.locator('.order-note')).toHaveText(/Escanea el QR de tu mesa.*garzón/);
  await expect(page.locator('.add-button').filter({ visible: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('a branch that offers nothing here leads to its phone, and grab-and-go is only where it is offered', async ({
  page,
}) => {
  await page.goto(addressOf('tienda-don-luis', '/circunvalar'));
  await expect(page.getByText(/Para pedir, comunícate con la tienda/)).toBeVisible();
  await expect(page.getByRole('link', { name: CATALOGUES.es.Contact.call })).toHaveAttribute(
    'href',
    'tel:+576063254513',
  );
  const statuses = ['tienda-don-luis', 'plaza-sazon'].map(async (tenant) => {
    const path = tenant === 'plaza-sazon' ? '/pollo/grab-and-go' : '/cable/grab-and-go';
    return statusOf(await ask({ port: WEB_PORT, host: `${tenant}.localhost`, path }));
  });
  expect(await Promise.all(statuses)).toEqual([404, 200]);
});

test('a bakery takes the note on a product for the shop, where a restaurant has its kitchen', async ({
  page,
}) => {
  await page.goto(addressOf('tienda-don-luis', '/cable?service=take_away'));
  await page.getByRole('link', { name: 'Desayuno del Cable' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Desayuno del Cable' });
  await expect(sheet.getByRole('textbox', { name: /para la tienda/ })).toBeVisible();
});

test('two for one is said on its card, with the price of one', async ({ page }) => {
  await page.goto(addressOf('plaza-sazon', '/chifa/menu-digital'));
  const dish = page.locator('.dish', { hasText: 'Wantán frito (8)' }).first();
  await expect(dish.getByText('2x1')).toBeVisible();
  await expect(dish).toContainText('S/ 16.50');
});

test('a shop on the new menu sends its tables there, with the table and nothing else', async () => {
  const path = '/cable/menu-digital?table_id=3&x=1';
  const answer = await ask({ port: WEB_PORT, host: 'tienda-don-luis.localhost', path });
  expect(statusOf(answer)).toBe(307);
  expect(answer).toMatch(
    /^location: https:\/\/menu\.tiendadonluis\.example\/cable\/on-table\/basic\?table_id=3\r$/im,
  );
});

test('packaged goods carry the country’s seals and prices their tax', async ({ page }) => {
  const { Menu, Seals } = CATALOGUES.es;
  await page.goto(addressOf('tienda-don-luis', '/cable'));
  await expect(page.getByText(Menu.tax_included)).toBeVisible();
  await page.getByRole('link', { name: 'Papas fritas 105 g' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Papas fritas 105 g' });
  await expect(sheet.getByRole('listitem')).toHaveText([Seals.sodium, Seals.saturated_fat]);
  await expectAccessible(page);
});

test('the second tenant with a contact button leads to each house’s chat (rule tenant/flags)', async ({
  page,
}) => {
  const { Landing, Contact } = CATALOGUES.pt;
  await page.goto(addressOf('boteco-ipe', '/'));
  await page.getByRole('link', { name: Landing.contact }).click();
  const chats = page.getByRole('link', { name: Contact.chat });
  await expect(chats.first()).toHaveAttribute('href', 'https://wa.me/5511961234567');
  await expect(chats).toHaveCount(2);
});
