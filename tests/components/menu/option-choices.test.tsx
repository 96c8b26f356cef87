import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OptionChoices } from '@/components/menu/product/options/option-choices';
import { OptionGroup } from '@/components/menu/product/options/option-group';
import type { Choice } from '@/lib/domain/menu/options/option-limits';
import { renderTexts } from '@/tests/support/browser/render-texts';
import { wireGroup, wireOption } from '@/tests/support/menu/options';

const option = (id: number, name: string, price: number) => wireOption({ id, name, price });
const sides = wireGroup({
  name: 'Acompañantes',
  min: 1,
  max: 3,
  free: 2,
  options: [option(1, 'Papa', 6_900), option(2, 'Yuca', 6_900), option(3, 'Patacón', 6_900)],
});

function Choices({
  group,
  tried = false,
  begin = [],
}: {
  group: typeof sides;
  tried?: boolean;
  begin?: Choice[];
}) {
  const [choices, setChoices] = useState(begin);
  return <OptionChoices group={group} currency="COP" choices={choices} tried={tried} onChange={setChoices} />;
}
const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('label');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};

test('an option shows what it costs as things stand: included while there is room, then its charge', async () => {
  renderTexts(<Choices group={sides} />);
  expect(screen.getAllByText('Incluido')).toHaveLength(3);
  await userEvent.click(screen.getByText('Papa'));
  await userEvent.click(screen.getByText('Yuca'));
  expect(rowOf('Papa').getByText('Incluido')).toBeVisible();
  expect(rowOf('Yuca').getByText('Incluido')).toBeVisible();
  expect(rowOf('Patacón').getByText(/^\+ \$\s6\.900$/)).toBeVisible();
});

test('one of one shows its own price, and is included where the group includes one', () => {
  const { unmount } = renderTexts(<Choices group={{ ...sides, max: 1, free: 0 }} />);
  expect(screen.getAllByText(/^\+ \$\s6\.900$/)).toHaveLength(3);
  unmount();
  renderTexts(<Choices group={{ ...sides, max: 1, free: 1 }} />);
  expect(screen.getAllByText('Incluido')).toHaveLength(3);
});

test.each([
  [2, /^Incluido$/, /2 incluidos, cada adicional \$\s6\.900$/],
  [3, /^Incluido$/, /3 incluidos$/],
  [0, /^\+ \$\s6\.900$/, /^Elige (de )?\d/],
])('with %i included, page and sheet say the same of a group and its options', (free, words, rule) => {
  const group = { ...sides, free };
  const { unmount } = renderTexts(<OptionGroup group={group} currency="COP" />);
  expect(screen.getAllByText(words)).toHaveLength(3);
  const said = screen.getByText(rule).textContent;
  unmount();
  renderTexts(<Choices group={group} />);
  expect(screen.getAllByText(words)).toHaveLength(3);
  expect(screen.getByText(rule)).toHaveTextContent((said ?? '').replace(/\s/g, ' '));
});

test('all options of a group say what they cost, or none does', () => {
  const drinks = [option(1, 'Limonada', 0), option(2, 'Aguapanela', 0), option(3, 'Limonada de coco', 3_900)];
  const one = { ...sides, max: 1, free: 1, options: drinks };
  const { unmount } = renderTexts(<Choices group={one} />);
  expect(screen.getAllByText('Incluido')).toHaveLength(3);
  unmount();
  renderTexts(<Choices group={{ ...one, options: drinks.slice(0, 2) }} />);
  expect(screen.queryByText('Incluido')).toBeNull();
});

test('an option that is written to is chosen by writing, and costs what it says (rule menu/option-text)', async () => {
  const message = wireOption({ id: 1, name: 'Mensaje', price: 3_500, text_max: 8 });
  renderTexts(<Choices group={wireGroup({ name: 'Dedicatoria', options: [message] })} />);
  const field = screen.getByRole('textbox', { name: /^Mensaje/ });
  expect(screen.getByText('Opcional')).toBeVisible();
  await userEvent.type(field, 'Feliz día');
  expect(field).toHaveValue('Feliz dí');
  expect(field).toHaveAccessibleDescription('Hasta 8 caracteres');
  await userEvent.clear(field);
  expect(field).toHaveValue('');
});

test('what was written to an option that is sold out by now can be taken back', async () => {
  const message = wireOption({ id: 1, name: 'Mensaje', text_max: 8, available: false });
  const written = [{ optionId: 1, count: 1, text: 'Feliz' }];
  renderTexts(<Choices group={wireGroup({ name: 'Dedicatoria', options: [message] })} begin={written} />);
  const field = screen.getByRole('textbox', { name: /^Mensaje/ });
  await userEvent.clear(field);
  expect(field).toHaveValue('');
  expect(field).toBeDisabled();
});

test('a chosen option opens what is inside it, piece by piece, and says what is missing there (rule menu/inside)', async () => {
  const doneness = wireGroup({
    id: 2,
    name: 'Término',
    min: 1,
    options: [wireOption({ id: 21, name: 'Azul' }), wireOption({ id: 22, name: 'Medio' })],
  });
  const steak = wireOption({ id: 11, name: 'Res', max: 2, groups: [doneness] });
  const plate = wireGroup({
    name: 'Plato',
    min: 1,
    max: 2,
    options: [steak, wireOption({ id: 12, name: 'Sopa' })],
  });
  renderTexts(<Choices group={plate} tried />);
  expect(screen.getByRole('alert')).toHaveTextContent('Elige una opción');
  const more = screen.getByRole('button', { name: 'Una unidad más' });
  await userEvent.click(more);
  expect(within(screen.getByRole('group', { name: 'Término' })).getByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Azul'));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(more);
  expect(screen.getAllByRole('group', { name: 'Término' })).toHaveLength(2);
  expect(screen.getByText('Res 2')).toBeVisible();
  const [first, second] = screen.getAllByLabelText('Azul');
  expect(first).toBeChecked();
  expect(second).not.toBeChecked();
});

test('a group of which several have to be chosen says how many are missing (rule menu/options)', async () => {
  renderTexts(<Choices group={{ ...sides, min: 3 }} tried />);
  const says = (words: string) => expect(screen.getByRole('alert')).toHaveTextContent(words);
  says('Elige 3 opciones');
  await userEvent.click(screen.getByText('Papa'));
  says('Elige 2 opciones más');
  await userEvent.click(screen.getByText('Yuca'));
  says('Elige 1 opción más');
  await userEvent.click(screen.getByText('Patacón'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where the dearest counts, each option says its own price (rule menu/options)', async () => {
  const halves = [option(1, 'Margarita', 30_000), option(2, 'Hongos', 36_000)];
  renderTexts(
    <Choices group={{ ...sides, min: 2, max: 2, free: 0, price_rule: 'dearest', options: halves }} />,
  );
  expect(screen.getByText(/Cuenta solo la opción más cara$/)).toBeVisible();
  await userEvent.click(screen.getByText('Margarita'));
  await userEvent.click(screen.getByText('Hongos'));
  expect(rowOf('Margarita').getByText(/^\$\s30\.000$/)).toBeVisible();
  expect(rowOf('Hongos').getByText(/^\$\s36\.000$/)).toBeVisible();
});

test('a group that is full takes no further option, whether it is ticked or counted', async () => {
  const group = { ...sides, min: 2, max: 2, free: 0 };
  const { unmount } = renderTexts(<Choices group={group} />);
  await userEvent.click(screen.getByText('Papa'));
  await userEvent.click(screen.getByText('Yuca'));
  expect(screen.getByLabelText(/^Patacón/)).toBeDisabled();
  expect(screen.getByLabelText(/^Papa/)).toBeEnabled();
  unmount();
  renderTexts(<Choices group={{ ...group, options: sides.options.map((one) => ({ ...one, max: 2 })) }} />);
  const more = (name: string) =>
    within(screen.getByRole('group', { name })).getByRole('button', { name: 'Una unidad más' });
  await userEvent.click(more('Papa'));
  await userEvent.click(more('Yuca'));
  expect(more('Patacón')).toBeDisabled();
});
