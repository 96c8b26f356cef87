'use client';

import { MessageCircleQuestion } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BranchHelp } from '@/components/branches/branch-help';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/contract/orders/orders';
import { useHelp } from '@/lib/queries/help';
import { useOrder } from '@/lib/queries/orders';
import { HelpDialog } from './help-dialog';
import { HelpRequests } from './help-requests';

/** Whom to ask about an order, what was asked and answered, and a way to say what is wrong (rule orders/help). */
export function OrderHelp({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const { data } = useHelp(order.id);
  const [isOpen, setOpen] = useState(false);
  const requests = data?.requests ?? [];
  return (
    <>
      <BranchHelp branch={order.supplier} />
      {requests.length > 0 && <HelpRequests requests={requests} branch={order.supplier.name} />}
      {data?.can_ask && (
        <button type="button" className="button button-quiet mt-3 w-full" onClick={() => setOpen(true)}>
          <Icon of={MessageCircleQuestion} size={20} />
          {t(requests.length > 0 ? 'help_again' : 'help_ask')}
        </button>
      )}
      {isOpen && <HelpDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The same of a table's closed account, which has a page of its own. */
export function AccountHelp({ id }: { id: number }) {
  const { data } = useOrder(id);
  return data ? <OrderHelp order={data} /> : null;
}
