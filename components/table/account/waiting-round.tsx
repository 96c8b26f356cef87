import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useState } from 'react';
import { lazyPart } from '@/lib/browser/parts/lazy-part';
import { loadPart } from '@/lib/browser/parts/load-part';
import type { Cart, CartLine } from '@/lib/contract/cart/cart';
import type { Account } from '@/lib/contract/table/account';
import type { ShowWaiter as ShowWaiterType } from './show-waiter';
import type { useRoundPress } from './use-round-press';
import { type WaitingLine, waitingLinesOf } from './waiting-lines';

const loadShowWaiter = () => loadPart(() => import('./show-waiter')).then((one) => one.ShowWaiter);
const ShowWaiter = lazyPart<ComponentProps<typeof ShowWaiterType>>(loadShowWaiter);

/** The dishes that are sent. */
export type Chosen = Pick<Cart, 'total'> & { products: readonly CartLine[] };

/** Loads it while there is a signal: without one it is too late. */
export function useShowWaiterAhead() {
  useEffect(() => {
    void import('./show-waiter').catch(() => undefined);
  }, []);
}

/** Without a signal the order waits on the phone, and the waiter can read it there (rule table/sending). */
function Unsent({
  lines,
  code,
  onTaken,
}: {
  lines: readonly WaitingLine[];
  onTaken: () => void;
  code: { member: number | null; secret: string | null; key: string };
}) {
  const t = useTranslations('Table');
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid w-full gap-2">
      <p role="status" className="card p-3">
        {t('send_waits_note')}
      </p>
      <button type="button" className="button button-quiet w-full" disabled aria-busy>
        {t('send_waits')}
      </button>
      {lines.length > 0 && (
        <button type="button" className="button w-full" onClick={() => setShown(true)}>
          {t('show_waiter')}
        </button>
      )}
      {isShown && <ShowWaiter lines={lines} code={code} onTaken={onTaken} onClose={() => setShown(false)} />}
    </div>
  );
}

/** In place of the buttons while a round waits for a signal. */
export function WaitingRound({
  cart: { products },
  account,
  waiting: { key, whose, taken },
  onTaken,
}: {
  cart: Chosen;
  account: Account | null;
  waiting: NonNullable<ReturnType<typeof useRoundPress>['waiting']>;
  onTaken: () => void;
}) {
  const t = useTranslations('Table');
  if (taken)
    return (
      <p role="status" className="card w-full p-3">
        {t('waiter_took_it')}
      </p>
    );
  return (
    <Unsent
      lines={waitingLinesOf({ whose, products, account })}
      onTaken={onTaken}
      code={{ member: account?.me ?? null, secret: account?.code_secret ?? null, key }}
    />
  );
}
