import { ElementPart } from '@/components/payments/card-element/element-part';
import { PayButton } from '@/components/payments/pay-button';
import type { PaymentState } from '@/components/payments/use-payment';
import { useApp } from '@/lib/browser/app-provider';
import { readCardBrowser } from '@/lib/browser/card-browser';
import type { Gateway, GatewayOf } from '@/lib/contract/payments/gateway';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import { CardForm, type CardSubmit } from './card-form';
import { tokenOf } from './card-token';

type Part<G> = { gateway: G; payment: PaymentState };

/** The form in which the gateway takes cards. */
export function CardPart({ gateway, payment }: Part<NonNullable<Gateway>>) {
  return gateway.mode === 'element' ? (
    <ElementPart gateway={gateway} payment={payment} />
  ) : (
    <TypedCard gateway={gateway} payment={payment} />
  );
}

function TypedCard({ gateway, payment }: Part<GatewayOf<'tokenize'>>) {
  const { country } = useApp().tenant;
  const { contact } = payment.payable;
  const { name = '', dni_type = listDocumentTypes(country)[0] ?? 'PP', dni = '' } = contact ?? {};
  const pay = async ({ card, ...holder }: CardSubmit) => {
    const token = await tokenOf({ gateway, card, onOffline: payment.tellOffline });
    if (token === null) return null;
    const { dniType: holder_dni_type, dni: holder_dni } = holder;
    return {
      charge: {
        method: 'card' as const,
        card: {
          token,
          holder_dni_type,
          holder_dni,
          ...(gateway.three_ds ? { browser: readCardBrowser() } : {}),
        },
      },
      key: `pay-${token}`,
      holder: { name: card.holder, ...holder },
    };
  };
  return (
    <CardForm
      gateway={gateway}
      country={country}
      holder={payment.lastHolder ?? { name, dniType: dni_type, dni }}
      onSubmit={(input) => void payment.pay(() => pay(input))}
    >
      <PayButton payment={payment} />
    </CardForm>
  );
}
