import { cancelReasonsOf } from '@/lib/domain/orders/cancel-reasons';

test('the wrong address is a reason where something is brought (rule orders/cancel)', () => {
  expect(cancelReasonsOf('delivery')).toContain('other_place');
  for (const service of ['take_away', null]) {
    expect(cancelReasonsOf(service)).toContain('mistake');
    expect(cancelReasonsOf(service)).not.toContain('other_place');
  }
});
