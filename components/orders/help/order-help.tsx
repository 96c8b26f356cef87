'use client';

import { MessageCircleQuestion } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { BranchHelp } from '@/components/branches/branch-help';
import { Icon } from '@/components/ui/icon';
import { useVisit } from '@/lib/browser/visit-provider';
import type { HelpRequest } from '@/lib/contract/orders/help-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { useHelp } from '@/lib/queries/orders/help';
import { useOrder } from '@/lib/queries/orders/orders';
import { keepNotice } from '@/lib/stores/notices';
import { HelpDialog } from './help-dialog';
import { HelpRequests } from './help-requests';

/** An answer that comes while the page is open is kept among the last notices (rule visit/notices). */
function useKeepAnswers(requests: readonly HelpRequest[] | undefined, branch: string): void {
  const t = useTranslations('Order');
  const { stores } = useVisit();
  const known = useRef<number | null>(null);
  const answers = (requests ?? []).filter(({ answer }) => answer !== null);
  // An older request may be answered last.
  const [newest] = [...answers].sort((a, b) => (b.answered_at ?? '').localeCompare(a.answered_at ?? ''));
  const [count, last] = [requests ? answers.length : null, newest?.answer];
  useEffect(() => {
    if (count === null) return;
    const isNews = known.current !== null && count > known.current;
    known.current = count;
    if (isNews && last) keepNotice({ stores, text: `${t('help_answered', { branch })} ${last}` });
  }, [count, last, branch, stores, t]);
}

/** Whom to ask about an order, what was asked and answered, and a way to say what is wrong (rule orders/help). */
export function OrderHelp({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const { data } = useHelp(order.id);
  const [isOpen, setOpen] = useState(false);
  const requests = data?.requests ?? [];
  useKeepAnswers(data?.requests, order.supplier.name);
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
