'use client';

import { useTranslations } from 'next-intl';
import { NamedButton } from '@/components/staff/named-button';
import { type RoomCharge, settleRoomCharge } from '@/lib/contract/staff/room-charge-calls';
import { useMoneyWords } from './money-place';
import { MoneyRow } from './money-row';
import { useDeciding } from './use-deciding';

/** A charge that the reception has to write on the bill of a room (rule table/room-charges). */
export function RoomRow({ charge }: { charge: RoomCharge }) {
  const t = useTranslations('StaffMoney');
  const { money } = useMoneyWords();
  const {
    payment_id: id,
    room,
    guest,
    amount,
    given_back: back,
    charged_at: at,
    number,
    purchase_id,
  } = charge;
  const about = [t('room', { room }), guest].filter(Boolean).join(' · ');
  const { press, isPending, fault } = useDeciding(t('room_over', { about }));
  const settle = () =>
    press(
      async (ask) => {
        await ask(settleRoomCharge, { params: { id: String(id) }, body: { amount } });
        return { by: null };
      },
      { about },
    );
  return (
    <MoneyRow
      {...{ amount, at, fault }}
      name={about}
      buttons={<NamedButton words={t('settled')} className="button" disabled={isPending} onClick={settle} />}
    >
      <p>
        {t('order', { number: number ?? purchase_id })}
        {back > 0 && <strong className="block">{t('room_back', { amount: money(back) })}</strong>}
      </p>
    </MoneyRow>
  );
}
