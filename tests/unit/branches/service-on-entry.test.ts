import { serviceOnEntry } from '@/lib/domain/branches/service-on-entry';

const entry = { query: null, offered: null } as const;

describe('the service on entering a screen', () => {
  it.each([
    ['Main', { kind: 'clear' }],
    ['BranchWithOutService', { kind: 'clear' }],
    ['Location', { kind: 'set', choice: 'delivery' }],
    ['BranchToTakeAway', { kind: 'set', choice: 'take_away' }],
    ['BranchToBook', { kind: 'keep' }],
    ['OnTableHome', { kind: 'set', choice: 'on_table' }],
    ['ServiceRoom', { kind: 'set', choice: 'room' }],
    ['GrabAndGo', { kind: 'set', choice: 'grab_and_go' }],
    ['Home', { kind: 'keep' }],
    ['Product', { kind: 'keep' }],
  ] as const)('%s gives %j', (view, change) => {
    expect(serviceOnEntry({ ...entry, view })).toEqual(change);
  });

  it('applies ?service= after the landing has cleared (rule branches/service-in-address)', () => {
    expect(serviceOnEntry({ ...entry, view: 'Main', query: 'schedule' })).toEqual({
      kind: 'set',
      choice: 'schedule',
    });
  });

  it('ignores a value that is no service', () => {
    expect(serviceOnEntry({ ...entry, view: 'Main', query: 'banquet' })).toEqual({ kind: 'clear' });
    expect(serviceOnEntry({ ...entry, view: 'Home', query: 'grab_and_go' })).toEqual({ kind: 'keep' });
  });

  it('ignores under a branch a service that it lacks', () => {
    expect(serviceOnEntry({ ...entry, view: 'Home', query: 'book', offered: ['delivery'] })).toEqual({
      kind: 'keep',
    });
    expect(serviceOnEntry({ ...entry, view: 'Home', query: 'delivery', offered: ['delivery'] })).toEqual({
      kind: 'set',
      choice: 'delivery',
    });
  });

  it('ignores a booking, which has no menu', () => {
    const query = 'book';
    expect(serviceOnEntry({ ...entry, view: 'Home', query, offered: ['room', 'book'] })).toEqual({
      kind: 'keep',
    });
    expect(serviceOnEntry({ ...entry, view: 'Main', query })).toEqual({ kind: 'clear' });
  });
});
