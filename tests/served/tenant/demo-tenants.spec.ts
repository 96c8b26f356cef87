import type { APIRequestContext } from '@playwright/test';
import { CATALOGUES, expect, test } from '@/tests/e2e/support/fixtures';
import { elementsOf, readDocument, textOf } from '@/tests/e2e/support/read-document';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

type DemoTenant = {
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
const DEMO_TENANTS: DemoTenant[] = [
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

/** Reads documents of one tenant as a browser gets them. */
const readerOf = (request: APIRequestContext, tenant: string) => {
  const read = (path: string) => readDocument({ request, tenant, path });
  return {
    read,
    /** Where a link of a document leads, by what it is called. */
    async hrefOf(path: string, name: string) {
      const { links } = await read(path);
      return links.find((link) => link.name === name)?.href;
    },
    /** The own page of a product of a menu. */
    async product(menu: string, name: string) {
      const { links } = await read(menu);
      const path = links.find((link) => link.name === name)?.href ?? `no ${name}`;
      return read(path);
    },
  };
};

for (const one of DEMO_TENANTS) {
  test(`${one.tenant}: its landing in its brand and languages, its branches, a menu of its own and a dish`, async ({
    request,
  }) => {
    const { read, product } = readerOf(request, one.tenant);
    const landing = await read('/');
    expect(landing.headings(1)).toEqual([one.name]);
    expect(landing.lang).toBe(one.locale);
    expect(landing.html).toContain(`--color-brand:${one.color};`);
    expect(landing.links.map(({ name }) => name)).toContain(one.button);
    for (const [lang, description] of Object.entries(one.others)) {
      const link = landing.links.find(({ href }) => href === `?lang=${lang}`);
      expect(link?.name).toBe(CATALOGUES[one.locale.slice(0, 2) as 'es'].Language[lang as 'es']);
      expect((await read(`/?lang=${lang}`)).text).toMatch(description);
    }
    expect((await read('/branch-offices')).headings(2)).toEqual(one.branches);
    expect((await read('/no-such-branch')).status).toBe(404);

    expect((await read(one.menu)).headings(1)).toEqual([one.branch]);
    const dish = await product(one.menu, one.product);
    expect(dish.headings(1)).toEqual([one.product]);
    expect(dish.text).toContain(one.price);
    expect(dish.text).toContain(one.choice);
  });
}

test('a stall’s sold-out juices say so, and no branch sells another’s', async ({ request }) => {
  const { html, text } = await readerOf(request, 'plaza-sazon').read('/jugos/menu-digital');
  const soldOut = elementsOf(html, 'li').filter((dish) => dish.includes(CATALOGUES.es.Menu.sold_out));
  const names = soldOut.flatMap((dish) => elementsOf(dish, 'h[34]').map(textOf));
  expect(names).toEqual(['Maracuyá frozen', 'Jugo de fresa con leche']);
  expect(text).not.toContain('Ceviche clásico');
});

test('a hotel’s rooms and its lobby’s counter have menus of their own, tables are booked on a screen', async ({
  request,
}) => {
  const { Branches, Contact, Product, Services } = CATALOGUES.es;
  const { read } = readerOf(request, 'hotel-marlina');
  expect((await read('/')).links).toEqual(
    expect.arrayContaining([
      { name: 'Pide a tu habitación', href: '/room-service/service-room' },
      { name: 'Reserva tu cena frente al mar', href: '/branch-to-book' },
      { name: 'Para llevar, en el lobby', href: '/restaurante/grab-and-go' },
    ]),
  );
  const booking = await read('/branch-to-book');
  expect(booking.text).not.toContain(Branches.agreed);
  expect(booking.links.map(({ href }) => href)).toContain('/restaurante/reservar');
  expect((await read('/branch-without-service')).links).toEqual(
    expect.arrayContaining([
      { name: Services.book, href: '/restaurante/reservar' },
      { name: Services.grab_and_go, href: '/restaurante/grab-and-go' },
    ]),
  );
  const room = await read('/room-service');
  expect(room.text).toContain(Product.order_scan_room);
  expect(room.links.map(({ name }) => name)).toContain(Contact.call);
});

test('a food court’s tables and counters are ordered from, each where its button leads', async ({
  request,
}) => {
  const { Landing, Services } = CATALOGUES.es;
  const { read, hrefOf } = readerOf(request, 'plaza-sazon');
  const ofCeviche = async (path: string) => {
    const { html } = await read(path);
    return elementsOf(html, 'article').find((card) => card.includes('Cevichería La Rada'));
  };
  const counters = (await hrefOf('/', Landing.service_grab_and_go)) ?? '';
  const counter = await ofCeviche(counters);
  expect(counter).toContain('href="/ceviche/grab-and-go"');
  expect(counter).toContain(Services.grab_and_go);
  const tables = (await hrefOf('/', 'Mira la carta en tu mesa')) ?? '';
  expect(await ofCeviche(tables)).toContain('href="/ceviche/menu-digital"');
  for (const menu of ['/ceviche/grab-and-go', '/ceviche/menu-digital']) {
    const { html, text } = await read(menu);
    expect(text).toContain('Ceviche clásico');
    // It is drawn to be ordered from.
    expect(html).not.toContain('menu-read-only');
  }
});

test('a bar’s one link leads to a menu that asks for the code of the table (rule table/single-link)', async ({
  request,
}) => {
  const { read } = readerOf(request, 'bar-cerro');
  const landing = await read('/');
  expect(landing.status).toBe(307);
  expect(landing.location).toMatch(/\/cerro-alegre\/menu-digital\/home$/);
  const menu = await read('/cerro-alegre/menu-digital/home');
  expect(menu.lang).toBe('es-CL');
  expect(menu.text).toMatch(/Escanea el QR de tu mesa.*garzón/);
  expect(menu.text).toContain('$15.900');
  expect(menu.html).toContain('menu-read-only');
});

test('a branch that offers nothing here leads to its phone, and grab-and-go is only where it is offered', async ({
  request,
}) => {
  const shop = readerOf(request, 'tienda-don-luis');
  const branch = await shop.read('/circunvalar');
  expect(branch.text).toContain('Para pedir, comunícate con la tienda');
  expect(branch.links).toContainEqual({ name: CATALOGUES.es.Contact.call, href: 'tel:+576063254513' });
  expect((await shop.read('/cable/grab-and-go')).status).toBe(404);
  expect((await readerOf(request, 'plaza-sazon').read('/pollo/grab-and-go')).status).toBe(200);
});

test('a bakery takes the note on a product for the shop, where a restaurant has its kitchen', async ({
  request,
}) => {
  const noteOf = async (tenant: string, menu: string, product: string) => {
    const { html } = await readerOf(request, tenant).product(menu, product);
    return elementsOf(html, 'label').find((label) => label.includes('<textarea')) ?? '';
  };
  expect(textOf(await noteOf('tienda-don-luis', '/cable', 'Desayuno del Cable'))).toMatch(/para la tienda/);
  expect(textOf(await noteOf('brasa-andina', '/chapinero', 'Churrasco 300 g'))).toMatch(/para la cocina/);
});

test('two for one is said on its card, with the price of one', async ({ request }) => {
  const { html } = await readerOf(request, 'plaza-sazon').read('/chifa/menu-digital');
  const dish = elementsOf(html, 'li').find((card) => card.includes('Wantán frito (8)')) ?? '';
  expect(textOf(dish)).toContain('2x1');
  expect(textOf(dish)).toContain('S/ 16.50');
});

test('a shop on the new menu sends its tables there, with the table and nothing else', async ({
  request,
}) => {
  const own = createOwnTenant('menu-mudado', 'tienda-don-luis', 'tenants');
  own.change(
    'tenant.yaml',
    'flags: {',
    "new_menu_url: 'https://menu.example/{supplier_slug}/on-table/basic'\nflags: { new_menu_v3: true,",
  );
  await own.publish();
  const answer = await readerOf(request, own.slug).read('/cable/menu-digital?table_id=3&x=1');
  expect(answer.status).toBe(307);
  expect(answer.location).toBe('https://menu.example/cable/on-table/basic?table_id=3');
});

test('packaged goods carry the country’s seals and prices their tax', async ({ request }) => {
  const { Menu, Seals } = CATALOGUES.es;
  const { read, product } = readerOf(request, 'tienda-don-luis');
  expect((await read('/cable')).text).toContain(Menu.tax_included.replace(/\s/g, ' '));
  const { html } = await product('/cable', 'Papas fritas 105 g');
  const [, seals = ''] = /<ul class="seals">(.*?)<\/ul>/s.exec(html) ?? [];
  expect(elementsOf(seals, 'li').map(textOf)).toEqual([Seals.sodium, Seals.saturated_fat]);
});

test('the second tenant with a contact button leads to each house’s chat (rule tenant/flags)', async ({
  request,
}) => {
  const { Landing, Contact } = CATALOGUES.pt;
  const { read, hrefOf } = readerOf(request, 'boteco-ipe');
  const { links } = await read((await hrefOf('/', Landing.contact)) ?? '');
  const chats = links.filter(({ name }) => name === Contact.chat).map(({ href }) => href);
  expect(chats).toEqual(['https://wa.me/5511961234567', 'https://wa.me/5511961234568']);
});
