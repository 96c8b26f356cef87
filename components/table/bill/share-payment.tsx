'use client';

import { useTranslations } from 'next-intl';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { BuyerFields } from '@/components/payments/linked/buyer-fields';
import { useBuyer } from '@/components/payments/linked/use-buyer';
import { MethodChoice } from '@/components/payments/methods/method-choice';
import { PaymentOnItsWay, PayPart } from '@/components/payments/pay-part';
import { toPayableShare } from '@/components/payments/payable';
import { failedOf } from '@/components/payments/results/payment-result';
import { usePayment } from '@/components/payments/use-payment';
import type { Order } from '@/lib/contract/orders/orders';
import type { Account, Share } from '@/lib/contract/table/account';
import { isInPerson, needsPayerPhone } from '@/lib/domain/payments/payment-methods';
import { AtTable } from './at-table';
import { useShareMethods } from './use-share-methods';

type Props = { account: Account; share: Share; order: Order; reload: () => Promise<unknown>; locale: string };

/** Pays a held share: online, or to the waiter (rule payments/shares, rule payments/results). */
export function SharePayment({ account, share, order, reload, locale }: Props) {
  const t = useTranslations('Account');
  const total = share.amount + share.tip;
  const ways = useShareMethods({ account, total });
  const buyer = useBuyer({ asksPhone: needsPayerPhone(ways.chosen) });
  const payable = toPayableShare({ order, share, method: ways.chosen });
  const payment = usePayment({ payable, reload, readBuyer: buyer.read });
  const { gateway, waiting } = payment;
  if (waiting) return <PaymentOnItsWay purchaseId={payable.id} waiting={waiting} locale={locale} />;
  if (ways.error) return <FailedLoad error={ways.error} onRetry={ways.reload} />;
  if (ways.methods === null) return <LoadingShape className="h-[320px]" />;
  if (ways.methods.length === 0) return <p role="alert">{t('no_way_to_pay')}</p>;
  const choice = (
    <MethodChoice
      methods={ways.methods}
      chosen={ways.chosen}
      error={undefined}
      total={total}
      note={ways.note}
      onChoose={ways.choose}
    />
  );
  if (!ways.chosen) return choice;
  if (isInPerson(ways.chosen)) {
    return (
      <AtTable account={account} share={share} method={ways.chosen} cash={ways.cash} onLow={ways.refuseCash}>
        {choice}
      </AtTable>
    );
  }
  if (gateway.error) return <FailedLoad error={gateway.error} onRetry={() => void gateway.refetch()} />;
  if (!gateway.data) return <LoadingShape className="h-[320px]" />;
  return (
    // A press on pay shows what is missing in both forms; the upper one is told last and has the focus.
    <div onSubmit={buyer.tell}>
      <PayPart payment={payment} failed={failedOf(order.payment)} locale={locale}>
        {choice}
        <BuyerFields buyer={buyer} />
      </PayPart>
    </div>
  );
}
