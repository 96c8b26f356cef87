import {
  addressDraftSchema,
  type DeliveryAddress,
  deliveryAddressSchema,
} from '@/lib/contract/people/contact';
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

  test('may lack its words in a cart, but is never longer there', () => {
    const empty = { ...ADDRESS, address: '', neighbourhood: '', reference: '' };
    const drafts = [empty, { ...empty, address: 'A'.repeat(201) }, { ...empty, latitude: 91 }];
    expect(drafts.map((draft) => addressDraftSchema.safeParse(draft).success)).toEqual([true, false, false]);
  });

  test('may lack its point and what is written beside it', () => {
    expect(takes({ latitude: null, longitude: null, address_optional: '' })).toBe(true);
  });
});
