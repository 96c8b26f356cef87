'use client';

import { useTranslations } from 'next-intl';
import { useTalk } from '@/components/staff/help/talking';
import { useNamed } from '@/components/staff/named-button';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { isClosedOrder } from '@/lib/domain/orders/order-states';

/** Says the branch's last answer to the diner, while the order is open; a tap opens the conversation (rule staff/conversations). */
export function Answered({ order }: { order: StaffOrder }) {
  const t = useTranslations('Staff');
  const talk = useTalk();
  const named = useNamed();
  const { answered, status } = order;
  if (!answered || isClosedOrder(status)) return null;
  const { asked, answer } = answered;
  const said = [
    ...(asked === null ? [] : [{ key: 'asked', text: t('asked_words', { words: asked }) }]),
    { key: 'answer', text: t('answered_words', { words: answer }) },
  ];
  return (
    <button
      type="button"
      className="grid min-h-[48px] content-center text-left text-muted"
      onClick={() => talk(order)}
      {...named(said.map(({ text }) => text).join(' '))}
    >
      {said.map(({ key, text }) => (
        <span key={key} className="line-clamp-2">
          {text}
        </span>
      ))}
    </button>
  );
}
