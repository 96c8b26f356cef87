import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '@/messages/es.json';
import { LINE, orderOf, renderBoard } from './render-board';

const { Staff } = es;
const both = orderOf({
  number: 12,
  products: [
    { ...LINE, id: 1, station: 'bar', product_id: 1, name: 'Lulada' },
    { ...LINE, id: 2, station: 'parrilla', product_id: 2, name: 'Churrasco' },
  ],
});
const grill = orderOf({
  ...{ id: 8, number: 13, service: 'take_away' },
  products: [{ ...LINE, id: 3, station: 'parrilla', product_id: 2, name: 'Churrasco' }],
});
const render = () => renderBoard([[both, grill]], [], ['bar', 'parrilla']);
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);
const numbers = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));

afterEach(() => localStorage.clear());

test('a dish without a station stands on no station’s board, and under a choice of its own (rule staff/stations)', async () => {
  const soup = { ...LINE, id: 4, product_id: 3, name: 'Sancocho' };
  const mixed = orderOf({ number: 12, products: [...both.products, soup] });
  await renderBoard([[mixed, grill]], [], ['bar', 'parrilla']);
  const card = () => screen.getByRole('article', { name: '12' });
  await choose(Staff.station, 'Bar');
  expect(card()).not.toHaveTextContent('Sancocho');
  await choose(Staff.station, Staff.station_none);
  expect(numbers()).toEqual(['12']);
  expect(card()).toHaveTextContent('Sancocho');
  expect(card()).not.toHaveTextContent('Lulada');
  await choose(Staff.station, Staff.station_all);
  expect(card()).toHaveTextContent('Sancocho');
});

test('a restaurant without stations chooses among none', async () => {
  await renderBoard([[grill]], []);
  expect(screen.queryByLabelText(Staff.station)).toBeNull();
});

test('a station sees its lines alone, also after a reload (rule staff/stations)', async () => {
  await render();
  expect(numbers()).toEqual(['12', '13']);
  await choose(Staff.station, 'Bar');
  const card = screen.getByRole('article', { name: '12' });
  expect(card).toHaveTextContent('Lulada');
  expect(card).not.toHaveTextContent('Churrasco');
  expect(card).toHaveTextContent('Y 1 producto de otra estación');
  expect(numbers()).toEqual(['12']);
  cleanup();
  await render();
  expect(numbers()).toEqual(['12']);
  await choose(Staff.station, Staff.station_all);
  expect(numbers()).toEqual(['12', '13']);
});

test('a service is shown alone', async () => {
  await render();
  await choose(Staff.service, Staff.service_take_away);
  expect(numbers()).toEqual(['13']);
});

test('what is still to be made is added up for what is shown (rule staff/stations)', async () => {
  await render();
  expect(screen.getByText('Por cocinar: 6')).toBeVisible();
  await choose(Staff.station, 'Bar');
  await userEvent.click(screen.getByRole('button', { name: 'Por cocinar: 2' }));
  expect(screen.getAllByText('2 × Lulada')).toHaveLength(2);
});
