import { act, screen } from '@testing-library/react';
import { AddressFields } from '@/components/delivery/address-fields';
import { ZoneOrPoint } from '@/components/delivery/zone-or-point';
import { Precheckout } from '@/components/orders/precheckout/precheckout';
import { useApp } from '@/lib/browser/app-provider';
import { getScheduleLimits } from '@/lib/contract/branches/calls';
import type { ScheduleLimits } from '@/lib/contract/branches/schedule';
import { getCart, updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartIssue } from '@/lib/contract/cart/cart';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { getAccount } from '@/lib/contract/people/account-calls';
import { placingOf } from '@/lib/domain/delivery/placing';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { useCart } from '@/lib/queries/cart/cart';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import type { Answers } from './app-bench';
import { BRANCH, renderApp } from './render-app';

export const NORTE = { latitude: 4.65, longitude: -74.06 };
const [model] = getContractExample(getPaymentMethods);
if (!model) throw new Error('no way to pay is recorded');
export const METHODS = [
  { ...model, key: 'card', label: 'Tarjeta', online: true },
  { ...model, key: 'cash', label: 'Efectivo', online: false },
];
export const ADDRESS = {
  ...NORTE,
  address: 'Calle 60 # 9-40',
  address_optional: '',
  neighbourhood: 'Chapinero',
  postcode: '',
  reference: 'Parque',
  formatted_address: 'Calle 60 # 9-40, Chapinero, Bogotá',
  city: 'Bogotá',
  place_id: null,
};
export const CONTACT = {
  name: 'Ana Ruiz',
  phone: '3211234567',
  phone_code: '57',
  phone_code_iso2: 'CO',
  email: 'ana@example.com',
  dni_type: 'CC',
  dni: '1020304050',
};
export const issue = (key: CartIssue['key'], values = {}): CartIssue => ({ key, line_id: null, values });
export const LIMITS: ScheduleLimits = {
  first_date: '2026-03-01',
  days: 14,
  slot_minutes: 30,
  next: { date: '2026-03-02', hour: '12:30', day: '2026-03-02' },
};
/** A delivery that lacks nothing but the terms. */
export const WHOLE_CART: Cart = {
  ...getContractExample(getCart),
  supplier_id: BRANCH.id,
  service: 'delivery',
  subservice: null,
  coupon: null,
  contact: CONTACT,
  place: ADDRESS,
  polygon: { id: 1, delivery_price: 0 },
  point: 'required',
  payment_method: 'card',
  cash_amount: null,
  tip_asked: true,
  issues: [],
};

function Screen() {
  const { cart } = useCart();
  const { map } = useApp().screen;
  if (!cart) return null;
  const by = placingOf({
    point: cart.point,
    zones: cart.shipping_zones.length,
    hasMap: Boolean(map),
  });
  const branch = {
    ...BRANCH,
    address: '',
    city: 'Bogotá',
    location: NORTE,
    onTableClass: 'basic' as const,
    scheduleDays: 14,
    offersTakeAway: false,
  };
  return (
    <Precheckout
      cart={cart}
      branch={branch}
      asksWhen
      lead={null}
      renderBill={() => null}
      renderAddress={({ texts, placed, zone, zoneError, onPlace, onZone, onZoneLeft }) => (
        <AddressFields texts={texts} near={NORTE} by={by} onPlace={onPlace}>
          <ZoneOrPoint
            {...placed}
            cart={cart}
            zone={zone}
            zoneError={zoneError}
            onZone={onZone}
            onZoneLeft={onZoneLeft}
            zones={[]}
            failure={null}
            branch={{ ...NORTE, label: 'Norte' }}
            currency="COP"
            otherwise={null}
          />
        </AddressFields>
      )}
    />
  );
}

/** The precheckout of a cart, and what the server answers to changes and to the rest. */
export function renderPrecheckout(
  cart: Cart,
  answers: Answers = {},
  tenant: Partial<TenantFactsOfPage> = { hasPolicies: true },
  chosen = cart.subservice,
) {
  const bench = renderApp(
    <Screen />,
    {
      [getCart.path]: [cart],
      [updateCart.path]: [cart],
      [getPaymentMethods.path]: [METHODS],
      [getScheduleLimits.path]: [LIMITS],
      [getAccount.path]: [{ ...getContractExample(getAccount), birthday_date: null }],
      ...answers,
    },
    {},
    tenant,
  );
  const { purchase_id: purchaseId } = cart;
  act(() => bench.stores.order.setState({ service: 'delivery', subservice: chosen, purchaseId }));
  return bench;
}

/** The page is whole. */
export const shown = () => screen.findByText(es.Methods.card);
export const orderButton = () => screen.getByRole('button', { name: /^(Hacer pedido|Continuar al pago) ·/ });
export const field = (label: string) => screen.getByLabelText(label, { exact: true });
