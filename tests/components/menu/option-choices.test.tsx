import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OptionChoices } from '@/components/menu/product/option-choices';
import { OptionGroup } from '@/components/menu/product/option-group';
import type { Choice } from '@/lib/domain/menu/option-limits';
import { renderTexts } from '@/tests/support/browser/render-texts';

const option = (id: number, name: string, price: number) => ({ id, name, price, max: 1, available: true });
const sides = {
  id: 1,
  name: 'Acompañantes',
  min: 1,
  max: 3,
  free: 2,
  options: [option(1, 'Papa', 6_900), option(2, 'Yuca', 6_900), option(3, 'Patacón', 6_900)],
};

function Choices({ group }: { group: typeof sides }) {
  const [choices, setChoices] = useState<Choice[]>([]);
  return (
    <OptionChoices group={group} currency="COP" choices={choices} missing={null} onChange={setChoices} />
  );
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
  [2, /^Incluido$/, /Los primeros 2 van incluidos; cada uno más \+ \$\s6\.900$/],
  [3, /^Incluido$/, /Los primeros 3 van incluidos$/],
  [0, /^\+ \$\s6\.900$/, /obligatorio$/],
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
