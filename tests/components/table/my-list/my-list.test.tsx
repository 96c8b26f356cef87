import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyList } from '@/components/table/my-list/my-list';
import { dishMarks, dishPart } from '@/lib/browser/menu-markup/dishes';
import { readClicks } from '@/lib/browser/taps/read-clicks';
import es from '@/messages/es.json';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const { Table } = es;
const attributes = (marks: object) =>
  Object.entries(marks)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
const dish = (id: number, name: string, adding: 'at_once' | 'after_choice' | 'never') =>
  `<li ${attributes(dishMarks(adding))}><div><a href="/norte/${id}">${name}</a></div><div ${attributes(dishPart('picture'))}></div></li>`;

function show() {
  const menu = document.createElement('div');
  for (const [name, value] of Object.entries({ id: 'menu' })) menu.setAttribute(name, value);
  menu.innerHTML =
    dish(1, 'Ajiaco', 'at_once') + dish(2, 'Bandeja', 'after_choice') + dish(3, 'Sopa', 'never');
  document.body.append(menu);
  const stop = readClicks(() => undefined);
  const bench = renderApp(<MyList />, {});
  act(() => bench.stores.ontable.setState({ tableCode: '5' }));
  return { ...bench, clean: () => [stop(), menu.remove()] };
}
const add = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: Table.list_add.replace('{name}', name) }));

describe('a list to show, where a menu takes no orders (rule table/my-list)', () => {
  it('takes dishes at a tap, also those with a choice, and stays on the phone', async () => {
    const bench = show();
    await add('Ajiaco');
    await add('Ajiaco');
    await add('Bandeja');
    expect(screen.queryByRole('button', { name: /Sopa/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Mi lista · 3 platos' }));
    expect(await screen.findByText('2 × Ajiaco')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mesa 5 · Mi lista' })).toBeVisible();
    expect(bench.stores.ontable.getState()).toMatchObject({
      listOf: BRANCH.id,
      list: [
        { id: 1, name: 'Ajiaco', count: 2 },
        { id: 2, name: 'Bandeja', count: 1 },
      ],
    });
    expect(bench.calls).toEqual([]);
    bench.clean();
  });

  it('is changed and cleared where it is shown', async () => {
    const bench = show();
    await add('Ajiaco');
    await userEvent.click(screen.getByRole('button', { name: 'Mi lista · 1 plato' }));
    await userEvent.click(await screen.findByRole('button', { name: Table.list_more }));
    expect(screen.getByText('2 × Ajiaco')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: Table.list_clear }));
    expect(bench.stores.ontable.getState().list).toEqual([]);
    expect(screen.queryByRole('button', { name: /Mi lista/ })).not.toBeInTheDocument();
    bench.clean();
  });

  it('is counted down on the cards', async () => {
    const bench = show();
    await add('Ajiaco');
    await add('Ajiaco');
    const less = () => screen.queryByRole('button', { name: Table.list_take.replace('{name}', 'Ajiaco') });
    for (const left of [1, 0]) {
      const minus = less();
      if (minus) await userEvent.click(minus);
      expect(bench.stores.ontable.getState().list.map(({ count }) => count)).toEqual(
        left === 0 ? [] : [left],
      );
    }
    expect(less()).toBeNull();
    bench.clean();
  });

  it('of another branch is another list', async () => {
    const bench = show();
    act(() => bench.stores.ontable.setState({ listOf: 99, list: [{ id: 7, name: 'Otro', count: 4 }] }));
    expect(screen.queryByRole('button', { name: /Mi lista/ })).not.toBeInTheDocument();
    await add('Ajiaco');
    expect(screen.getByRole('button', { name: 'Mi lista · 1 plato' })).toBeVisible();
    bench.clean();
  });
});
