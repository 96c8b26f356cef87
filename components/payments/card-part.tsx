import { useTranslations } from 'next-intl';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Gateway, Order } from '@/lib/contract/orders/orders';
import { formatAmount } from '@/lib/domain/money/money';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import { CardForm, type CardSubmit } from './card-form';
import { useCardToken } from './use-card-token';
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
  const { currency, country } = useVisit().tenant;
  const t = useTranslations('Checkout');
  const { tokenOf, lacksLine } = useCardToken();
  const { name = '', dni_type = listDocumentTypes(country)[0] ?? 'PP', dni = '' } = order.contact ?? {};
  const pay = async ({ card, ...holder }: CardSubmit) => {
    const token = await tokenOf({ gateway, card });
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
      action={t('pay', { total: formatAmount({ amount: order.total, currency }) })}
      busy={payment.isBusy}
      notice={lacksLine ? t('no_line') : null}
      onSubmit={(input) => void payment.pay(() => pay(input))}
    />
  );
}
