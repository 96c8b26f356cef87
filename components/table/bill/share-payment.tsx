'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { BuyerFields } from '@/components/payments/linked/buyer-fields';
import { useBuyer } from '@/components/payments/linked/use-buyer';
import { MethodChoice } from '@/components/payments/method-choice';
import { PayPart } from '@/components/payments/pay-part';
import { failedOf, PendingPayment } from '@/components/payments/payment-result';
import { useBankTrip } from '@/components/payments/use-bank-trip';
import { usePayment } from '@/components/payments/use-payment';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Order } from '@/lib/contract/orders/orders';
import type { Account, Share } from '@/lib/contract/table/account';
import { isInPerson, needsPayerPhone } from '@/lib/domain/payments/payment-methods';
import { gatewayQueryOptions } from '@/lib/queries/orders/orders';
import { AtTable } from './at-table';
import { useShareMethods } from './use-share-methods';

type Props = { account: Account; share: Share; order: Order; reload: () => Promise<unknown>; locale: string };

/** Pays a held share: online, or to the waiter (rule payments/shares, rule payments/results). */
export function SharePayment({ account, share, order, reload, locale }: Props) {
  const t = useTranslations('Account');
  const { http } = useVisit();
  const gateway = useQuery(gatewayQueryOptions({ http, supplierId: account.supplier.id }));
  const payable: Order = { ...order, total: share.amount + share.tip };
  const ways = useShareMethods({ account, total: payable.total });
  const buyer = useBuyer({ asksPhone: needsPayerPhone(ways.chosen) });
  const payment = usePayment({ order: payable, reload, readBuyer: buyer.read, shareId: share.id });
  const waits = payment.isSent || share.state === 'paying';
  // What is being sent is another attempt than the order knows.
  const known = payment.isSent ? null : order.payment;
  const isGoing = useBankTrip({ payment: known, isBegun: payment.isBegun, reload });
  const bank = (known ? known.pse?.bank : payment.lastPse?.bank)?.name ?? null;
  if (waits) return <PendingPayment payment={known} bank={bank} isGoing={isGoing} />;
  if (ways.error) return <FailedLoad error={ways.error} onRetry={ways.reload} />;
  if (ways.methods === null) return <LoadingShape className="h-[320px]" />;
  if (ways.methods.length === 0) return <p role="alert">{t('no_way_to_pay')}</p>;
  const choice = (
    <MethodChoice
      methods={ways.methods}
      chosen={ways.chosen}
      error={undefined}
      total={payable.total}
      note={ways.note}
      onChoose={ways.choose}
    />
  );
  if (!ways.chosen) return choice;
  if (isInPerson(ways.chosen)) {
    return (
      <AtTable account={account} share={share} method={ways.chosen} cash={ways.cash}>
        {choice}
      </AtTable>
    );
  }
  if (gateway.error) return <FailedLoad error={gateway.error} onRetry={() => void gateway.refetch()} />;
  if (!gateway.data) return <LoadingShape className="h-[320px]" />;
  return (
    // Whoever presses pay sees what is missing in both forms; said last, the upper one has the focus.
    <div onSubmit={buyer.tell}>
      <PayPart
        order={payable}
        gateway={gateway.data}
        method={ways.chosen}
        payment={payment}
        failed={failedOf(order)}
        lostHold={null}
        locale={locale}
      >
        {choice}
        <BuyerFields buyer={buyer} />
      </PayPart>
    </div>
  );
}
