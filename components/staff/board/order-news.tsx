'use client';

import { useTranslations } from 'next-intl';
import { useTalk } from '@/components/staff/help/talking';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { readOrderNews, type StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';
import { CANCEL_REASONS, type CancelReason } from '@/lib/domain/orders/cancel-reasons';
import { NO_REASON, UNPROVED_REASONS } from '@/lib/domain/orders/delivery-code';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { useOrderChanges } from '@/lib/queries/staff/board';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { Answered } from './answered';
import { RejectedNews } from './rejected-news';
import { useStateText } from './use-step-text';

/** Why a courier had no signs (rule orders/delivery-code). */
function useUnprovedText() {
  const t = useTranslations('Staff');
  return ({ reason, words }: { reason: string | null; words: string | null }): string => {
    if (reason === NO_REASON) return t('news_unproved_none');
    const why = t(`unproved_${UNPROVED_REASONS.find((one) => one === reason) ?? 'other'}`);
    return words === null
      ? t('news_unproved', { reason: why })
      : t('news_unproved_words', { reason: why, words });
  };
}

const isCancelReason = (reason: string | null): reason is CancelReason =>
  CANCEL_REASONS.some((one) => one === reason);

/** An order that is over stands among the new ones for its news alone. */
function OverState({ order: { status, news } }: { order: StaffOrder }) {
  const t = useTranslations('Staff');
  const state = useStateText()(status);
  const isSaid = news.some(({ kind }) => kind === 'cancelled' || kind === 'rejected');
  if (isSaid || state === null || !isClosedOrder(status)) return null;
  return <strong>{t('news_over', { state })}</strong>;
}

/** News stand on the card until somebody says that they have seen them (rule staff/news). */
function UnseenNews({ slug, order, currency }: { slug: string; order: StaffOrder; currency: Currency }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const { askAgain } = useOrderChanges(slug);
  const sayUnproved = useUnprovedText();
  const { id, news } = order;
  const talk = useTalk();
  const { press, isPending, fault } = useSending(async () => {
    const through = news.at(-1)?.id ?? 0;
    await http(slug)(readOrderNews, { params: { id: String(id) }, body: { through } });
    askAgain();
  });
  return (
    <div className="grid gap-2">
      <OverState order={order} />
      {news.map(({ id: key, kind, words, tip, reason, by }) => (
        <p key={key} className={kind === 'auto_accepted' ? 'font-semibold' : 'board-warn'}>
          {kind === 'tip' && t('news_tip', { amount: formatAmount({ amount: tip ?? 0, currency }) })}
          {kind === 'help' && (words ? t('news_help', { words }) : t('news_help_bare'))}
          {kind === 'auto_accepted' && t('news_auto_accepted')}
          {kind === 'line_cancelled' && t('news_line_cancelled')}
          {kind === 'unaccepted' && t('news_unaccepted')}
          {kind === 'unwatched' && t('news_unwatched')}
          {kind === 'rejected' && <RejectedNews {...{ words, by }} />}
          {kind === 'unproved' && sayUnproved({ reason, words })}
          {kind === 'cancelled' && t(isCancelReason(reason) ? `news_cancelled_${reason}` : 'news_cancelled')}
        </p>
      ))}
      {fault !== null && <p role="alert">{fault}</p>}
      {news.some(({ kind }) => kind === 'help') && (
        <NamedButton words={t('help_reply')} className="button" onClick={() => talk(order)} />
      )}
      <NamedButton
        words={t('news_seen')}
        className="button button-quiet"
        disabled={isPending}
        onClick={press}
      />
    </div>
  );
}

/** A card has news of its diner, and the answer that they got. */
export function OrderNews(shown: { slug: string; order: StaffOrder; currency: Currency }) {
  const { order } = shown;
  return (
    <>
      {order.news.length > 0 && <UnseenNews {...shown} />}
      <Answered order={order} />
    </>
  );
}
