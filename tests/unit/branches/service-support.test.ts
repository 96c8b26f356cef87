import { hasScreen, isOrderable, supportOf } from '@/lib/domain/branches/service-support';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';

test('delivery, scheduled delivery and take away are ordered here, and nothing else (rule tenant/service-support)', () => {
  expect(SERVICE_CHOICES.filter(isOrderable)).toEqual(['delivery', 'schedule', 'take_away']);
});

test('a link leads to what is ordered here and to the menu of the table', () => {
  expect(SERVICE_CHOICES.filter(hasScreen)).toEqual(['delivery', 'schedule', 'take_away', 'on_table']);
});

test('a room and a booking are agreed with the branch, grab-and-go is not shown (rule tenant/service-support)', () => {
  expect(SERVICE_CHOICES.filter((one) => supportOf(one) === 'call')).toEqual(['room', 'book']);
  expect(supportOf('grab_and_go')).toBe('none');
});
