import {
  findAddressIssues,
  findAgeIssues,
  findContactIssues,
  findGuestIssues,
  findInvoiceIssues,
  findLineIssues,
  findMinimumIssues,
  findPaymentIssues,
  findTimeIssues,
  isCashEnough,
} from '@/lib/domain/cart/cart-issues';

const line = {
  id: 1,
  offerId: 7,
  name: 'Ajiaco',
  count: 1,
  stock: null,
  maxPerOrder: null,
  hours: null,
  sold: true,
  available: true,
  choicesFit: true,
  soldOutOption: null,
  isAlcoholic: false,
};
const keys = (issues: readonly { key: string }[]) => issues.map(({ key }) => key);
/** A Wednesday, 12:00 in Bogotá. */
const now = new Date('2026-11-18T17:00:00Z');
const hours = {
  timezone: 'America/Bogota',
  weekly: [{ days: ['wed' as const], open: '11:00', close: '20:00', services: null }],
  exceptions: [],
};
const time = {
  hours,
  now,
  service: 'delivery',
  scheduling: { leadMinutes: 40, days: 14, slotMinutes: 30, slotOrders: 2 },
  taken: new Map([
    ['2026-11-18 14:00', 2],
    ['2026-11-18 13:00', 1],
  ]),
};

describe('lines', () => {
  it('may be ordered', () => {
    expect(findLineIssues([line, { ...line, id: 2, stock: 2 }])).toEqual([]);
  });

  it('are counted together against the stock of their product (rule cart/stock, guarantee/counts)', () => {
    const two = [
      { ...line, stock: 1 },
      { ...line, id: 2, stock: 1 },
    ];
    expect(findLineIssues(two)).toEqual([
      { key: 'out_of_stock', lineId: 1, values: { product: 'Ajiaco', stock: 1 } },
      { key: 'out_of_stock', lineId: 2, values: { product: 'Ajiaco', stock: 1 } },
    ]);
    expect(findLineIssues([{ ...line, stock: 1 }])).toEqual([]);
  });

  it('are counted together against the maximum of an order (rule cart/product-max)', () => {
    const two = [
      { ...line, count: 2, maxPerOrder: 3 },
      { ...line, id: 2, maxPerOrder: 3 },
    ];
    expect(findLineIssues(two)).toEqual([]);
    expect(findLineIssues([...two, { ...line, id: 3, maxPerOrder: 3 }])).toEqual(
      [1, 2, 3].map((lineId) => ({
        key: 'product_max',
        lineId,
        values: { product: 'Ajiaco', limit: 3 },
      })),
    );
  });

  it.each([
    ['is sold no more', { sold: false, available: false }, ['product_removed']],
    ['is off for now', { available: false }, ['product_unavailable']],
    ['is served at other hours', { hours: '07:00–11:00' }, ['product_hours']],
    ['has other options now', { choicesFit: false }, ['options_changed']],
    ['lacks an option', { choicesFit: false, soldOutOption: 'Queso' }, ['option_sold_out']],
  ])('tell when the product %s', (_case, change, expected) => {
    expect(keys(findLineIssues([{ ...line, ...change }]))).toEqual(expected);
  });
});

describe('time', () => {
  it.each([
    ['open now', now, null, []],
    ['closed now', new Date('2026-11-19T02:00:00Z'), null, ['closed']],
    ['a schedule to be chosen', now, { date: '2026-11-18', hour: null }, ['schedule_required']],
    ['a slot in good time', now, { date: '2026-11-18', hour: '13:00' }, []],
    ['a slot too near', now, { date: '2026-11-18', hour: '12:30' }, ['slot_taken']],
    [
      'a slot that is full (rule branches/slot-places)',
      now,
      { date: '2026-11-18', hour: '14:00' },
      ['slot_full'],
    ],
    ['an hour that is no slot', now, { date: '2026-11-18', hour: '13:10' }, ['slot_taken']],
    ['a day that it rests', now, { date: '2026-11-19', hour: '13:00' }, ['slot_taken']],
  ])('%s', (_case, at, schedule, expected) => {
    expect(keys(findTimeIssues({ ...time, now: at, schedule }))).toEqual(expected);
  });

  it.each([
    ['delivery', 'delivery_closed'],
    ['take_away', null],
  ])('deliveries end before the branch closes: %s is %s (rule branches/hours)', (service, expected) => {
    const [shift] = hours.weekly;
    const open = [
      ...hours.weekly.map((one) => ({ ...one, close: '11:30' })),
      { ...shift, days: ['wed' as const], open: '11:00', close: '20:00', services: ['take_away'] },
    ];
    const [issue] = findTimeIssues({ ...time, hours: { ...hours, weekly: open }, service, schedule: null });
    expect(issue?.key ?? null).toBe(expected);
    if (issue) expect(issue.values).toMatchObject({ day: 'wed', inDays: 7 });
  });

  it('a closed branch says when it opens next', () => {
    const [closed] = findTimeIssues({ ...time, now: new Date('2026-11-19T02:00:00Z'), schedule: null });
    expect(closed?.values).toEqual({
      day: expect.any(String),
      time: expect.any(String),
      inDays: expect.any(Number),
    });
  });
});

describe('where somebody sits', () => {
  it.each(['table', 'room', null] as const)('a closed branch says so: %s (rule table/ordering)', (seat) => {
    const [closed] = findTimeIssues({
      ...{ ...time, now: new Date('2026-11-19T02:00:00Z'), seat, schedule: null },
    });
    expect(closed?.values.seat ?? null).toBe(seat);
  });
});

describe('age', () => {
  it('names the dish that asks for it', () => {
    const [found] = findAgeIssues({
      ...{ lines: [line, { name: 'Cerveza', isAlcoholic: true }], birthDate: null, country: 'CO' as const },
      ...{ now, timezone: 'America/Bogota' },
    });
    expect(found?.values.product).toBe('Cerveza');
  });

  const drink = { name: 'Cerveza', isAlcoholic: true };
  it.each([
    ['no alcohol', [line], null, []],
    ['alcohol without a date', [drink], null, ['age_required']],
    ['a date that is none', [drink], '2008-02-30', ['age_required']],
    ['18 today', [line, drink], '2008-11-18', []],
    ['18 tomorrow', [drink], '2008-11-19', ['under_age']],
  ])('%s', (_case, lines, birthDate, expected) => {
    expect(keys(findAgeIssues({ lines, birthDate, country: 'CO', now, timezone: 'America/Bogota' }))).toEqual(
      expected,
    );
  });
});

describe('the minimum', () => {
  it('is met by an equal subtotal (rule cart/minimum-order)', () => {
    expect(findMinimumIssues({ productsMinor: 10_000, minimumMinor: 10_000 })).toEqual([]);
  });

  it('says what is missing', () => {
    expect(findMinimumIssues({ productsMinor: 9_999, minimumMinor: 10_000 })).toEqual([
      { key: 'min_order', lineId: null, values: { minimumMinor: 10_000, missingMinor: 1 } },
    ]);
  });
});

describe('the delivery address', () => {
  const inside = {
    isDelivery: true,
    hasAddress: true,
    isVague: false,
    choosesZone: false,
    deliveryMinor: 4_900,
    othersReach: false,
  };
  it.each([
    ['take away needs none', { isDelivery: false, hasAddress: false, deliveryMinor: null }, []],
    ['a delivery needs one', { hasAddress: false, deliveryMinor: null }, ['place_required']],
    ['words that find no door', { isVague: true, deliveryMinor: null }, ['place_vague']],
    ['inside the coverage', {}, []],
    ['inside a free zone', { deliveryMinor: 0 }, []],
    ['outside the coverage', { deliveryMinor: null }, ['no_coverage']],
    ['inside that of another branch', { deliveryMinor: null, othersReach: true }, ['branch_not_in_area']],
    ['no map: a zone must be chosen', { choosesZone: true, deliveryMinor: null }, ['zone_required']],
  ])('%s', (_case, change, expected) => {
    expect(keys(findAddressIssues({ ...inside, ...change }))).toEqual(expected);
  });
});

describe('who orders (rule people/contact)', () => {
  const ana = {
    email: 'ana@example.com',
    phone: '3001234567',
    phone_code: '57',
    dni_type: 'CC',
    dni: '1020304050',
  };
  const EVERYTHING = { country: 'CO', asksDocument: true, asksEmail: true, asksPhone: true } as const;
  it.each([
    ['nobody yet', null, ['contact_required']],
    ['a diner with number and document', ana, []],
    ['a number too short', { ...ana, phone: '300123' }, ['phone_invalid']],
    ['a document of another country', { ...ana, dni_type: 'CPF' }, ['document_invalid']],
    ['a document of an odd form, which asks and does not refuse', { ...ana, dni: '12345678901' }, []],
    ['no e-mail', { ...ana, email: '' }, ['contact_required']],
    ['no phone', { ...ana, phone: '' }, ['contact_required']],
    ['both', { ...ana, phone: '1', dni: '' }, ['phone_invalid', 'document_invalid']],
  ])('%s', (_case, contact, expected) => {
    expect(keys(findContactIssues({ ...EVERYTHING, contact }))).toEqual(expected);
  });

  it.each([
    ['nobody yet', null, ['contact_required']],
    ['no document', { ...ana, dni: '' }, []],
    ['a document of another country', { ...ana, dni_type: 'CPF' }, ['document_invalid']],
  ])('%s, where the document is optional (rule people/optional-document)', (_case, contact, expected) => {
    expect(keys(findContactIssues({ ...EVERYTHING, asksDocument: false, contact }))).toEqual(expected);
  });

  it('takes no e-mail where none is asked (rule people/optional-email)', () => {
    const contact = { ...ana, email: '' };
    expect(keys(findContactIssues({ ...EVERYTHING, asksEmail: false, contact }))).toEqual([]);
  });

  it.each([
    ['none', '', []],
    ['one too short', '300123', ['phone_invalid']],
  ])('takes %s for a phone where it is not asked (rule people/optional-phone)', (_case, phone, expected) => {
    const contact = { ...ana, phone };
    expect(keys(findContactIssues({ ...EVERYTHING, asksPhone: false, contact }))).toEqual(expected);
  });
});

describe('the invoice (rule people/invoice)', () => {
  const invoice = { name: 'Casa SAS', type: 'NIT', number: '901234567-7' };
  it.each([
    ['none is wanted', null, []],
    ['a taxpayer', invoice, []],
    ['a wrong check digit', { ...invoice, number: '901234567-1' }, ['invoice_invalid']],
  ])('%s', (_case, wanted, expected) => {
    expect(keys(findInvoiceIssues({ country: 'CO', invoice: wanted }))).toEqual(expected);
  });
});

describe('the way to pay', () => {
  const bill = { offered: ['cash', 'card'] as const, leastMinor: null, cashMinor: null, totalMinor: 25_000 };
  it.each([
    ['none chosen', { method: null }, ['payment_method_required']],
    ['one that is not offered', { method: 'transfer' as const }, ['payment_method_required']],
    ['a card needs no note', { method: 'card' as const }, []],
    ['less than its gateway charges', { method: 'card' as const, leastMinor: 25_001 }, ['payment_minimum']],
    ['the least that its gateway charges', { method: 'card' as const, leastMinor: 25_000 }, []],
    ['cash without a note', { method: 'cash' as const }, []],
    ['a note of nothing', { method: 'cash' as const, cashMinor: 0 }, ['cash_amount_low']],
    ['a note below the bill', { method: 'cash' as const, cashMinor: 24_999 }, ['cash_amount_low']],
    ['a note of the bill', { method: 'cash' as const, cashMinor: 25_000 }, []],
  ])('%s', (_case, change, expected) => {
    expect(keys(findPaymentIssues({ ...bill, ...change }))).toEqual(expected);
  });

  it('says the least that the gateway charges (rule payments/least-charge)', () => {
    const [issue] = findPaymentIssues({ ...bill, method: 'card', leastMinor: 30_000 });
    expect(issue?.values).toEqual({ minimumMinor: 30_000 });
  });

  it.each([
    ['room_charge', '', ['guest_required']],
    ['room_charge', ' . ', ['guest_required']],
    ['room_charge', 'Silva', []],
    ['card', '', []],
    [null, '', []],
  ] as const)('by %s of the guest «%s» lacks %j (rule table/room-charge)', (method, guestName, lacks) => {
    expect(keys(findGuestIssues({ method, guestName }))).toEqual(lacks);
  });

  it('says what the bill is, and nothing of cash is owed for nothing', () => {
    expect(findPaymentIssues({ ...bill, method: 'cash', cashMinor: 0 })[0]?.values).toEqual({
      totalMinor: 25_000,
    });
    expect(isCashEnough({ cashMinor: 0, totalMinor: 0 })).toBe(true);
  });
});
