import { personMarksOf } from '@/lib/domain/cart/coupon-person';

const ANA = { phone_code: '57', phone: '3211234567', email: 'ana@example.com', dni: '1020304050' };

test('one person is the same however their numbers and mail are written (rule cart/coupon-person)', () => {
  const written = {
    phone_code: '+57',
    phone: '321 123-4567',
    email: ' Ana@Example.com',
    dni: '01.020.304.050',
  };
  expect(personMarksOf(written)).toEqual(personMarksOf(ANA));
});

test('parts that were left out tell nobody', () => {
  expect(personMarksOf({ ...ANA, phone: '', email: '', dni: ' ' })).toEqual([]);
});
