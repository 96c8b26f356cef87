'use client';

import { MessageCircleQuestion } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { BranchHelp } from '@/components/branches/branch-help';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import type { HelpMessage } from '@/lib/contract/orders/help-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { useHelp } from '@/lib/queries/orders/help';
import { useOrder } from '@/lib/queries/orders/orders';
import { keepNotice } from '@/lib/stores/notices';
import { HelpConversation } from './help-conversation';
import { HelpDialog } from './help-dialog';
import { useHelpDraft } from './use-help-form';

/** An answer that comes while the page is open is kept among the last notices (rule visit/notices). */
function useKeepAnswers(messages: readonly HelpMessage[] | undefined, branch: string): void {
  const t = useTranslations('Order');
  const { stores } = useApp();
  const known = useRef<string | null>(null);
  const last = messages?.findLast(({ from }) => from === 'branch');
  const [at, words] = [messages ? (last?.at ?? '') : null, last?.words];
  useEffect(() => {
    if (at === null) return;
    const isNews = known.current !== null && at > known.current;
    known.current = at;
    if (isNews && words) keepNotice({ stores, text: `${t('help_answered', { branch })} ${words}` });
  }, [at, words, branch, stores, t]);
}

/** The branch's contact, the messages about an order, and a form to write (rule orders/help). */
export function OrderHelp({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const { data } = useHelp(order.id);
  const messages = data?.messages ?? [];
  /** As it was opened: what is sent begins a conversation before its photo has arrived. */
  const [opened, setOpened] = useState<{ goesOn: boolean } | null>(null);
  const draft = useHelpDraft(order.id);
  const [isSent, setSent] = useState(false);
  const isTold = isSent && messages.at(-1)?.from !== 'branch';
  useKeepAnswers(data?.messages, order.supplier.name);
  return (
    <>
      <BranchHelp branch={order.supplier} />
      <HelpConversation help={data} branch={order.supplier.name} />
      <p aria-live="polite" className="font-semibold">
        {isTold && <span className="mt-3 block">{t('help_sent', { branch: order.supplier.name })}</span>}
      </p>
      {data?.can_ask && (
        <button
          type="button"
          className="button button-quiet mt-3 w-full"
          onClick={() => {
            setSent(false);
            setOpened({ goesOn: messages.length > 0 });
          }}
        >
          <Icon of={MessageCircleQuestion} size={20} />
          {t(messages.length > 0 ? 'help_again' : 'help_ask')}
        </button>
      )}
      {opened && (
        <HelpDialog
          {...{ order, draft }}
          {...opened}
          onSent={() => setSent(true)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** The same of a table's closed account, which has a page of its own. */
export function AccountHelp({ id }: { id: number }) {
  const { data } = useOrder(id);
  return data ? <OrderHelp order={data} /> : null;
}
