import {
  choiceAtBranch,
  hasSubservice,
  SERVICE_LABELS,
  serviceFromQuery,
  sharesCart,
  toService,
  toServiceChoice,
} from '@/lib/domain/branches/service-choice';
import { SERVICE_CHOICES, SUBSERVICES } from '@/lib/domain/branches/services';

test('labels are the fixed ones, letter by letter (rule branches/service-labels)', () => {
  expect(SERVICE_LABELS).toEqual({
    on_table: 'En mesa',
    room: 'En habitacion',
    delivery: 'Delivery',
    take_away: 'Para llevar',
    schedule: 'Programar pedido',
    book: 'Reservar',
    grab_and_go: 'En mesa',
  });
});

test.each([
  ['room', 'on_table', 'room'],
  ['schedule', 'delivery', 'schedule'],
  ['delivery', 'delivery', null],
  ['take_away', 'take_away', null],
  ['on_table', 'on_table', null],
  ['book', 'book', null],
  ['grab_and_go', 'on_table', 'grab_and_go'],
] as const)('%s travels as %s, %s', (choice, service, subservice) => {
  expect(toService(choice)).toEqual({ service, subservice });
});

test('every choice comes back from the wire', () => {
  for (const choice of SERVICE_CHOICES) expect(toServiceChoice(toService(choice))).toBe(choice);
});

test('a subservice of another service counts for nothing', () => {
  expect(toServiceChoice({ service: 'take_away', subservice: 'room' })).toBe('take_away');
  expect(toServiceChoice({ service: 'on_table', subservice: 'schedule' })).toBe('on_table');
});

test.each([
  ['delivery', ['schedule']],
  ['on_table', ['room', 'grab_and_go']],
  ['take_away', ['schedule']],
  ['book', []],
] as const)('%s has the subservices %j, or none (rule cart/hour)', (service, own) => {
  expect(SUBSERVICES.filter((subservice) => hasSubservice({ service, subservice }))).toEqual(own);
  expect(hasSubservice({ service, subservice: null })).toBe(true);
});

test.each(['on_table', 'room', 'delivery', 'take_away', 'schedule', 'book'])(
  '?service=%s is taken',
  (value) => {
    expect(serviceFromQuery(value)).toBe(value);
  },
);

test.each(['grab_and_go', 'Delivery', ' delivery', 'constructor', '', null, undefined])(
  '?service=%s is ignored (rule branches/service-in-address)',
  (value) => {
    expect(serviceFromQuery(value)).toBeNull();
  },
);

test('a service chosen at another branch says nothing of one that lacks it', () => {
  expect(choiceAtBranch({ choice: 'on_table', offered: ['delivery'] })).toBeNull();
  expect(choiceAtBranch({ choice: 'delivery', offered: ['delivery'] })).toBe('delivery');
  expect(choiceAtBranch({ choice: null, offered: ['delivery'] })).toBeNull();
});

test('deliveries share a cart, and nothing else does (rule cart/one-per-service)', () => {
  const pairs = SERVICE_CHOICES.flatMap((one) =>
    SERVICE_CHOICES.filter((other) => one < other && sharesCart(one, other)).map((other) => [one, other]),
  );
  expect(pairs).toEqual([['delivery', 'schedule']]);
  for (const one of SERVICE_CHOICES) expect(sharesCart(one, one)).toBe(true);
});
