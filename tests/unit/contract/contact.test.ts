import { type DeliveryAddress, deliveryAddressSchema } from '@/lib/contract/people/contact';
import { ADDRESS } from '@/tests/support/shops/shop';

const takes = (changes: Partial<DeliveryAddress>) =>
  deliveryAddressSchema.safeParse({ ...ADDRESS, ...changes }).success;

describe('a delivery address (rule delivery/address)', () => {
  test.each(['address', 'neighbourhood', 'reference'])(
    'needs its %s, which begins with no space',
    (field) => {
      expect([takes({}), takes({ [field]: '' }), takes({ [field]: ' A' })]).toEqual([true, false, false]);
    },
  );

  test('may lack its point and what is written beside it', () => {
    expect(takes({ latitude: null, longitude: null, address_optional: '' })).toBe(true);
  });
});
