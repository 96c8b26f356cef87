import { useVisit } from '@/lib/browser/visit-provider';
import type { Gateway, Order } from '@/lib/contract/orders/orders';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import { CardForm, type CardSubmit } from './card-form';
import { tokenOf } from './card-token';
import { PayButton } from './pay-button';
import type { OrderPayment } from './use-payment';

export function CardPart({
  order,
  gateway,
  payment,
}: {
  order: Order;
  gateway: NonNullable<Gateway>;
  payment: OrderPayment;
}) {
  const { country } = useVisit().tenant;
  const { name = '', dni_type = listDocumentTypes(country)[0] ?? 'PP', dni = '' } = order.contact ?? {};
  const pay = async ({ card, ...holder }: CardSubmit) => {
    const token = await tokenOf({ gateway, card, onNoLine: payment.tellNoLine });
    if (token === null) return null;
    const { dniType: holder_dni_type, dni: holder_dni } = holder;
    return {
      charge: { method: 'card' as const, card: { token, holder_dni_type, holder_dni } },
      key: `pay-${token}`,
    };
  };
  return (
    <CardForm
      gateway={gateway}
      country={country}
      holder={{ name, dniType: dni_type, dni }}
      onSubmit={(input) => void payment.pay(() => pay(input))}
    >
      <PayButton order={order} payment={payment} />
    </CardForm>
  );
}
