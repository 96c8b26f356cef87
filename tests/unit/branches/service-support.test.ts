import { hasMenu, hasScreen } from '@/lib/domain/branches/service-support';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';

const listAt = (booking: object | null) =>
  SERVICE_CHOICES.filter((choice) => hasScreen({ choice, branch: { booking } }));

test('a link leads to what has a screen here (rule tenant/service-support)', () => {
  expect(listAt({})).toEqual(SERVICE_CHOICES);
  expect(listAt(null)).toEqual(SERVICE_CHOICES.filter((choice) => choice !== 'book'));
});

test('all but a table is chosen from a menu', () => {
  expect(SERVICE_CHOICES.filter(hasMenu)).toEqual(listAt(null));
});
