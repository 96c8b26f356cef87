import type { TableKind } from '@/lib/domain/table/table-visit';
import { createStores } from '@/lib/stores/create-stores';
import { sitAt, tableAt } from '@/lib/stores/known-table';
import { memoryStorage } from '@/tests/support/browser/memory-storage';

const NOW = new Date('2026-11-25T18:00:00Z');
const opened = (label: string, supplierId = 7, kind: TableKind = 'table') => ({
  table: { id: 3, kind, label },
  supplier: { id: supplierId, slug: 'centro' },
  until: '2026-11-26T00:00:00.000Z',
});
const open = () => {
  const storage = memoryStorage();
  return createStores({ openStorage: () => storage, openSpare: () => storage });
};

describe('the table that a code names (rule table/code)', () => {
  it('counts at its branch alone, until its visit ends', () => {
    const stores = open();
    sitAt({ stores, opened: opened('5'), now: NOW });
    const state = stores.ontable.getState();
    expect(tableAt({ state, supplierId: 7, now: NOW })).toBe('5');
    expect(tableAt({ state, supplierId: 8, now: NOW })).toBeNull();
    expect(tableAt({ state, supplierId: 7, now: new Date('2026-11-26T00:00:00.000Z') })).toBeNull();
  });

  it('replaces the table before it, which is said; the same one again says nothing', () => {
    const stores = open();
    sitAt({ stores, opened: opened('5'), now: NOW });
    expect(stores.ontable.getState().before).toBeNull();
    sitAt({ stores, opened: opened('9'), now: NOW });
    expect(stores.ontable.getState()).toMatchObject({ tableCode: '9', before: '5' });
    sitAt({ stores, opened: opened('9'), now: NOW });
    expect(stores.ontable.getState().before).toBeNull();
    sitAt({ stores, opened: opened('1', 8), now: NOW });
    expect(stores.ontable.getState()).toMatchObject({ tableCode: '1', supplierId: 8, before: null });
  });
  it('is no room, nor a room a table', () => {
    const stores = open();
    sitAt({ stores, opened: opened('101', 7, 'room'), now: NOW });
    const at = (kind: TableKind) =>
      tableAt({ state: stores.ontable.getState(), supplierId: 7, kind, now: NOW });
    expect([at('room'), at('table')]).toEqual(['101', null]);
    sitAt({ stores, opened: opened('5'), now: NOW });
    expect([at('room'), at('table'), stores.ontable.getState().before]).toEqual([null, '5', null]);
  });
});
