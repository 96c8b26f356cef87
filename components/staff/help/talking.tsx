'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { NamedThing } from '@/components/staff/named-button';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Dialog } from '@/components/ui/dialog';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { useOrderConversations } from '@/lib/queries/staff/help';
import { ConversationPart } from './conversation-part';
import { useDrafts } from './use-drafts';

type Talked = Pick<StaffOrder, 'id' | 'number'>;
type Place = { slug: string; timezone: string };

const TalkContext = createContext<(order: Talked) => void>(() => undefined);
/** Opens what the diners of an order wrote, over whatever screen is shown. */
export const useTalk = () => useContext(TalkContext);

function TalkDialog({
  slug,
  timezone,
  order: { id, number },
  draftOf,
  onClose,
}: Place & { order: Talked; draftOf: ReturnType<typeof useDrafts>; onClose: () => void }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { conversations, error } = useOrderConversations({ slug, orderId: id });
  return (
    <Dialog title={t('help_of', { number: number ?? id })} closeLabel={t('back')} onClose={onClose}>
      <div className="grid gap-6" aria-busy={!conversations && !error}>
        {error ? (
          <p role="alert" className="text-danger">
            {sayFault(error)}
          </p>
        ) : null}
        {conversations?.length === 0 && <p>{t('help_nothing')}</p>}
        {conversations?.map((conversation) => (
          <section
            key={conversation.first_id}
            className="grid gap-3"
            aria-label={conversation.member ?? undefined}
          >
            <NamedThing name={conversation.member ?? `${number ?? id}`}>
              <ConversationPart {...{ slug, timezone, conversation }} {...draftOf(conversation)} />
            </NamedThing>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** A card goes from the board once its news are answered; the conversation over it stays. */
export function Talking({ children, ...place }: Place & { children: ReactNode }) {
  const [order, setOrder] = useState<Talked | null>(null);
  const draftOf = useDrafts();
  return (
    <TalkContext value={setOrder}>
      {children}
      {order && <TalkDialog {...{ ...place, order, draftOf }} onClose={() => setOrder(null)} />}
    </TalkContext>
  );
}
