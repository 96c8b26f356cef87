'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { ListedOffer } from '@/lib/contract/staff/offer-calls';
import { createDishSearch } from '@/lib/domain/menu/dish-search';
import { isSoldOut } from '@/lib/domain/menu/sold-out';
import { useOffers } from '@/lib/queries/staff/offers';
import { DishForm } from './dish-form';
import { useRoomPlace } from './room-place';

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
      <ul className="grid gap-2" aria-busy={offers === null}>
        {found.map((offer) => (
          <li key={offer.id}>
            <button
              type="button"
              className="room-dish"
              disabled={isSoldOut(offer)}
              onClick={() => onPick(offer)}
            >
              <strong>{offer.name}</strong>
              <span className="text-muted">{isSoldOut(offer) ? t('sold_out') : offer.category}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Adds a dish for the whole table: found by its name, chosen and sent; the next one follows. */
export function AddDish({ account }: { account: StaffAccount }) {
  const t = useTranslations('StaffTables');
  const [isOpen, setOpen] = useState(false);
  const [offer, setOffer] = useState<ListedOffer | null>(null);
  const close = () => {
    setOpen(false);
    setOffer(null);
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {t('add')}
      </button>
      {isOpen && (
        <Dialog
          title={offer ? offer.name : t('add_title', { label: account.table.label })}
          closeLabel={t('dismiss')}
          onClose={close}
        >
          {offer ? (
            <DishForm key={offer.id} {...{ account, offer }} onBack={() => setOffer(null)} onAdded={close} />
          ) : (
            <Dishes onPick={setOffer} />
          )}
        </Dialog>
      )}
    </>
  );
}
