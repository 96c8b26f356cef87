import { createStores } from '@/lib/stores/create-stores';
import { addToList, clearList, listAt, setListCount } from '@/lib/stores/my-list';
import { memoryStorage } from '@/tests/support/browser/memory-storage';

const open = (storage = memoryStorage()) =>
  createStores({ openStorage: () => storage, openSpare: memoryStorage });
const dish = (id: number, name = `Plato ${id}`) => ({ id, name });

describe('a list to show to the waiter (rule table/my-list)', () => {
  it('counts a dish that is added again, and lasts', () => {
    const storage = memoryStorage();
    const stores = open(storage);
    for (const id of [1, 2, 1]) addToList({ stores, supplierId: 5, dish: dish(id) });
    expect(listAt(open(storage).ontable.getState(), 5).map(({ id, count }) => [id, count])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('is of one branch', () => {
    const stores = open();
    addToList({ stores, supplierId: 5, dish: dish(1) });
    expect(listAt(stores.ontable.getState(), 6)).toEqual([]);
    addToList({ stores, supplierId: 6, dish: dish(2) });
    expect(listAt(stores.ontable.getState(), 6)).toHaveLength(1);
    expect(listAt(stores.ontable.getState(), 5)).toEqual([]);
  });

  it('has an end, in lines, pieces and words', () => {
    const stores = open();
    for (let id = 1; id <= 120; id += 1)
      addToList({ stores, supplierId: 5, dish: dish(id, 'x'.repeat(9_999)) });
    const list = listAt(stores.ontable.getState(), 5);
    expect(list).toHaveLength(100);
    expect(list[0]?.name).toHaveLength(300);
    setListCount({ stores, id: 1, count: 10_000 });
    expect(stores.ontable.getState().list[0]?.count).toBe(99);
  });

  it('loses what is taken off', () => {
    const stores = open();
    addToList({ stores, supplierId: 5, dish: dish(1) });
    setListCount({ stores, id: 1, count: 0 });
    expect(stores.ontable.getState().list).toEqual([]);
    addToList({ stores, supplierId: 5, dish: dish(1) });
    clearList(stores);
    expect(stores.ontable.getState()).toMatchObject({ list: [], listOf: null });
  });
});
