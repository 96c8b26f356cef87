'use client';

import { useTranslations } from 'next-intl';
import { type Place, useSayDone } from '@/components/staff/history/use-say-done';
import { useDoerText } from '@/components/staff/use-doer-text';
import type { WholeOrder } from '@/lib/contract/staff/day/order-calls';
import type { useOrderWords } from './use-order-words';

type Happened = WholeOrder['happened'][number];
type Words = ReturnType<typeof useOrderWords>;
type Told = {
  key: string;
  at: string;
  who: string | null;
  sentence: string;
  change: string | null;
  words: string | null;
};

const PAID = [
  ...(['created', 'unknown', 'pending', 'success', 'declined', 'error', 'expired', 'dropped'] as const),
  ...(['refund_due', 'refunded', 'in_person', 'misfit'] as const),
];
const HELP = ['missing', 'wrong', 'quality', 'late', 'payment', 'other'] as const;

function useHappenedText({ state, money }: Words, isAccount: boolean) {
  const t = useTranslations('StaffOrders');
  const staff = useTranslations('Staff');
  return ({ kind, value, words }: Happened): string => {
    if (kind === 'status' && value === 'in_progress') return t(isAccount ? 'was_opened' : 'was_placed');
    if (kind === 'status')
      return t('was_status', { state: state({ status: value as 'accepted', is_account: isAccount }) });
    if (kind === 'payment') {
      const known = PAID.find((one) => one === value);
      return known ? t('was_payment', { state: t(`pay_${known}`) }) : value;
    }
    if (kind === 'tip') return t('was_tip', { amount: money(Number(value)) });
    if (kind === 'help') {
      const reason = HELP.find((one) => one === value);
      return reason ? `${t('was_help')}: ${staff(`help_${reason}`)}` : t('was_help');
    }
    if (kind === 'struck') return t('was_struck', { dish: `${value} × ${words ?? ''}` });
    return t(`was_${kind}`, { value });
  };
}

/** All that happened to an order, the oldest first, whoever did it. */
function useStory({
  whole: { happened, actions, order },
  words,
  place,
}: {
  whole: WholeOrder;
  words: Words;
  place: Place;
}): Told[] {
  const sayDone = useSayDone(place);
  const sayHappened = useHappenedText(words, order.is_account);
  const sayDoer = useDoerText();
  const diner = order.contact?.name;
  const ofHappened = happened.map((one, at) => ({
    key: `happened-${at}`,
    at: one.at,
    who: one.by && (one.by.kind === 'diner' && diner ? diner : sayDoer(one.by)),
    sentence: sayHappened(one),
    change: null,
    words: one.kind === 'struck' ? null : one.words,
  }));
  const ofActions = actions.map((done) => {
    const { sentence, change, note, words: said } = sayDone(done);
    return {
      key: `done-${done.id}`,
      at: done.at,
      who: sayDoer(done.by),
      sentence,
      change: change === null ? note : [change.from, change.to].filter((part) => part !== null).join(' → '),
      words: said,
    };
  });
  return [...ofHappened, ...ofActions].sort((one, other) => one.at.localeCompare(other.at));
}

export function OrderStory({ whole, words, place }: { whole: WholeOrder; words: Words; place: Place }) {
  const t = useTranslations('StaffOrders');
  const story = useStory({ whole, words, place });
  return (
    <section className="past-part" aria-labelledby="past-story">
      <h3 id="past-story">{t('story')}</h3>
      <ol className="past-story">
        {story.map(({ key, at, who, sentence, change, words: said }) => (
          <li key={key}>
            <span className="text-muted">
              <time dateTime={at}>{words.moment(at)}</time>
              {who !== null && ` · ${who}`}
            </span>
            <span className="block">{sentence}</span>
            {change !== null && change !== '' && <span className="block text-muted">{change}</span>}
            {said !== null && <q className="block">{said}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
