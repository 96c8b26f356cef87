import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Account } from '@/lib/contract/table/account';
import type { DraftCart } from './draft-cart';
import { ShowWaiter } from './late-show-waiter';
import type { useRoundPress } from './use-round-press';
import { type WaitingLine, waitingLinesOf } from './waiting-lines';

/** Without a connection the order waits on the phone, and the waiter can read it there (rule table/sending). */
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

/** Stands in place of the buttons while a round waits for a connection. */
export function WaitingRound({
  cart: { products },
  account,
  waiting: { key, whose, taken },
  onTaken,
}: {
  cart: DraftCart;
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
