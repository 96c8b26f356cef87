'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useRoomPlace } from '@/components/staff/tables/room-place';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { ListedOffer } from '@/lib/contract/staff/offer-calls';
import { createDishSearch } from '@/lib/domain/menu/dish-search';
import { isSoldOut } from '@/lib/domain/menu/sold-out';
import { useOffers } from '@/lib/queries/staff/offers';
import { DishForm } from './dish-form';
import { Noted } from './noted';
import { useAdding } from './use-adding';

/** Found by words, as diners find on the menu (rule menu/search). */
function useFound(offers: readonly ListedOffer[], query: string): readonly ListedOffer[] {
  const search = useMemo(
    () => createDishSearch(offers.map(({ name, category }) => `${name} ${category}`)),
    [offers],
  );
  if (query.trim() === '') return offers;
  const found = search(query);
  return offers.filter((_one, index) => found.has(index));
}

const NONE: readonly ListedOffer[] = [];

/** In the order of the menu, as the paper one is read. */
function byCategory(offers: readonly ListedOffer[]) {
  const parts = new Map<string, ListedOffer[]>();
  for (const offer of offers) parts.set(offer.category, [...(parts.get(offer.category) ?? []), offer]);
  return [...parts].map(([category, own]) => ({ category, offers: own }));
}

function Dishes({ onPick }: { onPick: (offer: ListedOffer) => void }) {
  const t = useTranslations('StaffTables');
  const sayFault = useFaultText();
  const { slug, branch } = useRoomPlace();
  const { offers, error } = useOffers({ slug, branchId: branch.id });
  const [query, setQuery] = useState('');
  const found = useFound(offers ?? NONE, query);
  return (
    <div className="grid gap-3">
      <Field
        {...{ label: t('find_dish'), value: query, onChange: setQuery }}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
      />
      {error && !offers ? <p role="alert">{sayFault(error)}</p> : null}
      <p role="status" className="empty:hidden">
        {offers && found.length === 0 ? t('none_found') : null}
      </p>
      <div className="grid gap-4" aria-busy={offers === null}>
        {byCategory(found).map(({ category, offers: own }) => (
          <section key={category} aria-label={category} className="grid gap-2">
            <h3 className="font-semibold">{category}</h3>
            <ul className="grid gap-2">
              {own.map((offer) => (
                <li key={offer.id}>
                  <button
                    type="button"
                    className="room-dish"
                    disabled={isSoldOut(offer)}
                    onClick={() => onPick(offer)}
                  >
                    <strong>{offer.name}</strong>
                    {isSoldOut(offer) && <span className="text-muted">{t('sold_out')}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The dish before it may have been scrolled far down; what was noted of it stands above. */
const showTop = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'start' });

/** Adds dishes: each is found by its name and chosen, for a person or for the table; all that are noted are sent as one round. */
export function AddDish({ account }: { account: StaffAccount }) {
  const t = useTranslations('StaffTables');
  const [isOpen, setOpen] = useState(false);
  const [offer, setOffer] = useState<ListedOffer | null>(null);
  const [asked, setMember] = useState<number | null>(null);
  const close = () => {
    setOpen(false);
    setOffer(null);
    setMember(null);
  };
  const adding = useAdding({ account, onSent: close });
  const isThere = account.members.some(({ number, left }) => number === asked && !left);
  const member = isThere ? asked : null;
  const count = adding.chosen.length;
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {count > 0 ? t('add_noted', { count }) : t('add')}
      </button>
      {isOpen && (
        <Dialog
          title={offer ? offer.name : t('add_title', { label: account.table.label })}
          closeLabel={t('dismiss')}
          onClose={close}
        >
          {offer ? (
            <DishForm
              key={offer.id}
              {...{ account, offer, adding, member }}
              onMember={setMember}
              onBack={() => setOffer(null)}
            />
          ) : (
            <div ref={showTop} className="grid gap-4">
              <Noted {...{ account, adding }} />
              <Dishes onPick={setOffer} />
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
