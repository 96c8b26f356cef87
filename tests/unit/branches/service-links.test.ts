import { linksOfServices } from '@/lib/domain/branches/service-links';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';

const branch = {
  slug: 'centro',
  phone: '+57 1 234',
  whatsapp: null,
  services: SERVICE_CHOICES,
  booking: null,
};

test('a card leads to what has a screen, and to the phone for what is agreed', () => {
  expect(linksOfServices(branch)).toEqual([
    { choice: 'delivery', href: '/centro?service=delivery', by: null },
    { choice: 'schedule', href: '/centro?service=schedule', by: null },
    { choice: 'take_away', href: '/centro?service=take_away', by: null },
    { choice: 'on_table', href: '/centro/menu-digital', by: null },
    { choice: 'room', href: '/centro/service-room', by: null },
    { choice: 'book', href: 'tel:+571234', by: 'phone' },
    { choice: 'grab_and_go', href: '/centro/grab-and-go', by: null },
  ]);
});

test('a card leads to the booking of a branch that takes it on a screen', () => {
  expect(linksOfServices({ ...branch, services: ['book'], booking: {} })).toEqual([
    { choice: 'book', href: '/centro/reservar', by: null },
  ]);
});

test('what is agreed is left out of a branch that nobody can reach', () => {
  const links = linksOfServices({ ...branch, phone: null });
  expect(links.map(({ choice }) => choice)).toEqual([
    'delivery',
    'schedule',
    'take_away',
    'on_table',
    'room',
    'grab_and_go',
  ]);
});
