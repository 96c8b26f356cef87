'use client';

import { useTranslations } from 'next-intl';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { useMemberName } from '@/components/staff/tables/account-people';
import { useRoomPlace, useRoomWords } from '@/components/staff/tables/room-place';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { sumOfChosen } from './chosen';
import type { Adding } from './use-adding';

/** The dishes that are noted down, each with for whom it is, and the button that sends them all as one round. */
export function Noted({ account, adding }: { account: StaffAccount; adding: Adding }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const { currency } = useRoomPlace();
  const nameOf = useMemberName(account);
  const { chosen, drop, send, isPending, fault } = adding;
  if (chosen.length === 0) return null;
  return (
    <section className="room-round" aria-label={t('noted')}>
      <h3 className="font-semibold">{t('noted')}</h3>
      <ul>
        {chosen.map(({ key, name, options, price, line: { product, member = null, later } }) => {
          const dish = `${product.count} × ${name}`;
          const facts = [...options, product.comment, later && t('line_later')];
          return (
            <li key={key} className="room-line">
              <span className="room-line-head">
                <strong>{dish}</strong>
                <span>{money(price)}</span>
              </span>
              <span className="room-line-foot">
                <span className="text-muted">
                  {[nameOf(member) ?? t('for_table'), ...facts].filter(Boolean).join(' · ')}
                </span>
                <NamedThing name={dish}>
                  <NamedButton
                    words={t('note_drop')}
                    className="link-button"
                    disabled={isPending}
                    onClick={() => drop(key)}
                  />
                </NamedThing>
              </span>
            </li>
          );
        })}
      </ul>
      <button type="button" className="button w-full" disabled={isPending} onClick={() => send()}>
        {t('add_go', { count: chosen.length, amount: money(sumOfChosen(chosen, currency)) })}
      </button>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </section>
  );
}
