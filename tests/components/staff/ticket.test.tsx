import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '@/messages/es.json';
import { LINE, orderOf, renderBoard } from './render-board';

const { Staff } = es;
const paper = () => document.querySelector('body > .ticket');
const print = async () => userEvent.click(await screen.findByRole('button', { name: `${Staff.print}: 12` }));

/** 7:30 in the evening in Bogotá. */
const PLACED = '2026-03-03T00:30:00.000Z';
let printed: (string | null)[];
beforeEach(() => {
  localStorage.clear();
  printed = [];
  window.print = () => {
    printed.push(paper()?.textContent ?? null);
    window.dispatchEvent(new Event('afterprint'));
  };
});

test('a ticket says all of an order, and a second print that it is a copy (rule staff/ticket)', async () => {
  const options = [{ option_id: 1, name: 'Queso', count: 2, options: [] }];
  const products = [{ ...LINE, options, comment: 'Sin sal', member: 'Luis' }];
  await renderBoard([
    [orderOf({ products, comment: 'Alergia al maní', paid: false, cutlery: true, placed_at: PLACED })],
  ]);
  await print();
  expect(paper()).toBeNull();
  expect(printed[0]).toMatch(
    /^Norte · CentroRecibido: 2 mar 2026, 7:30\sp\.\sm\.12EntregaNota: Alergia al maní2 × Arepa2 × QuesoPara LuisSin salCon cubiertosPor cobrar: \$\s?18\.000$/,
  );
  await print();
  expect(printed[1]).toBe(`${Staff.copy_of_ticket}${printed[0]}`);
});

test('a ticket says whom to call and where to bring it', async () => {
  const contact = {
    ...{ name: 'Rosa Paz', phone: '3150001122', phone_code: '57', phone_code_iso2: 'CO', email: '' },
    ...{ dni_type: 'CC', dni: '' },
  };
  const place = {
    ...{ latitude: null, longitude: null, address: 'Calle 60 # 8-10', address_optional: 'Portería' },
    ...{ neighbourhood: 'Chapinero', postcode: '', reference: 'Torre 2', formatted_address: '', city: '' },
    place_id: null,
  };
  await renderBoard([[orderOf({ contact, place })]]);
  await print();
  expect(printed[0]).toContain(
    'Entrega · Rosa PazCalle 60 # 8-10, Portería, Chapinero, Torre 2, +57 3150001122',
  );
});

test('a ticket holds eighty lines and notes of five hundred characters', async () => {
  const comment = 'x'.repeat(500);
  const products = Array.from({ length: 80 }, (_, index) => ({ ...LINE, id: index + 1, comment }));
  await renderBoard([[orderOf({ products, comment })]]);
  await print();
  expect(printed[0]?.split(comment)).toHaveLength(82);
});

test('a ticket says which dish was taken off and which waits (rule staff/rounds)', async () => {
  const products = [
    { ...LINE, id: 1, name: 'Sopa', stage: 'cancelled' as const },
    { ...LINE, id: 2, name: 'Churrasco', stage: 'later' as const },
    { ...LINE, id: 3, name: 'Lulada', stage: 'new' as const },
  ];
  await renderBoard([[orderOf({ is_account: true, products })]]);
  await print();
  expect(printed[0]).toContain(`2 × Sopa${Staff.stage_cancelled}`);
  expect(printed[0]).toContain(`2 × Churrasco${Staff.stage_later}2 × Lulada`);
});
