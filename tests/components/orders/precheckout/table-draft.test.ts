import { toFormRules } from '@/components/orders/precheckout/form-rules';
import { toOrderForm } from '@/components/orders/precheckout/order-form';
import { toDraft } from '@/components/orders/precheckout/to-changes';
import type { Cart } from '@/lib/contract/cart/cart';
import { WHOLE_CART } from '@/tests/support/browser/render-precheckout';

function draftOf(changes: Partial<Cart>) {
  const cart = { ...WHOLE_CART, ...changes };
  const at = new Date('2026-11-18T17:00:00Z');
  const asked = { asksDocument: false, asksEmail: true };
  const rules = toFormRules({ cart, country: 'CO', timezone: 'America/Bogota', at, ...asked });
  const known = { known: null, saved: [], chosen: null, typed: null };
  const asNew = { ...known, isNews: false, isLater: false, city: 'Bogotá' };
  return toDraft({ form: toOrderForm({ cart, country: 'CO', ...asNew }), rules, known: null });
}

test('the form of an order at the table says nothing of an hour, which would undo where it goes (rule cart/hour)', () => {
  expect(draftOf({ service: 'on_table', subservice: 'grab_and_go' })).not.toHaveProperty('subservice');
  expect(draftOf({ service: 'take_away' })).toMatchObject({ subservice: null });
});
