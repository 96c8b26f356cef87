import { CART_ISSUES } from '@/lib/domain/cart/cart-issues';
import {
  isBilled,
  isForLater,
  LINE_STATES,
  type LineState,
  roundStateOf,
  stopsRound,
} from '@/lib/domain/table/rounds';

const linesIn = (...states: LineState[]) => states.map((state) => ({ state, later: false, called_at: null }));

test.each<[LineState[], string]>([
  [['sent', 'preparation', 'served'], 'sent'],
  [['served', 'preparation', 'void'], 'preparation'],
  [['void', 'served'], 'served'],
  [['void'], 'served'],
  [[], 'served'],
])('a round of lines in %j is %s (rule table/rounds)', (states, state) => {
  expect(roundStateOf(linesIn(...states))).toBe(state);
});

test('void lines alone are on no bill (rule table/bill)', () => {
  expect(LINE_STATES.filter((state) => isBilled({ state }))).toEqual(['sent', 'preparation', 'served']);
  expect(isBilled({ state: null })).toBe(true);
});

test('a round asks for what can be cooked, for no contact, way to pay or minimum (rule table/rounds)', () => {
  const stopping = CART_ISSUES.filter((key) => stopsRound({ key }));
  expect(stopping).toEqual(expect.arrayContaining(['empty', 'out_of_stock', 'closed', 'age_required']));
  for (const key of ['min_order', 'contact_required', 'payment_method_required', 'tip_invalid'] as const)
    expect(stopping).not.toContain(key);
});

test('a line for later counts for its round once it is called, or where nothing else is left (rule table/courses)', () => {
  const later = { state: 'sent', later: true, called_at: null } as const;
  const [served] = linesIn('served');
  const [gone] = linesIn('void');
  if (!served || !gone) throw new Error('no lines');
  expect(isForLater(later)).toBe(true);
  expect(roundStateOf([served, later])).toBe('served');
  expect(roundStateOf([gone, later])).toBe('sent');
  const called = { ...later, called_at: new Date(0) };
  expect(isForLater(called)).toBe(false);
  expect(roundStateOf([served, called])).toBe('sent');
});
