'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AmountField } from '@/components/staff/amount-field';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { useOneKey } from '@/components/staff/tables/use-table-sending';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { type MoneyReading, moveDrawer } from '@/lib/contract/staff/day/ledger-calls';
import { toMinor } from '@/lib/domain/money/money';
import { DRAWER_KINDS, type DrawerKind } from '@/lib/domain/money/money-moves';
import { printTyped, readTypedAmount } from '@/lib/domain/money/typed-amount';
import { useCloses } from '@/lib/queries/staff/close';
import { useClosePlace, useCloseWords } from './close-place';
import { DrawerMoves } from './drawer-moves';
import { useLedgerSending } from './use-ledger-sending';

const MOST = 200;

/** The next drawer mostly begins with what the last close counted. */
function LastCounted({ onUse }: { onUse: (text: string) => void }) {
  const t = useTranslations('StaffClose');
  const { currency, ...of } = useClosePlace();
  const { money } = useCloseWords();
  const { closes } = useCloses(of);
  const counted = closes?.[0]?.counted;
  const minor = counted === undefined ? null : toMinor({ amount: counted, currency });
  if (counted === undefined || minor === null) return null;
  return (
    <button
      type="button"
      className="button button-quiet w-full"
      onClick={() => onUse(printTyped(minor, currency))}
    >
      {t('opening_last', { amount: money(counted) })}
    </button>
  );
}

function MoveForm({ kind, onDone }: { kind: DrawerKind; onDone: () => void }) {
  const t = useTranslations('StaffClose');
  const { currency, branchId } = useClosePlace();
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { press, isPending, fault } = useLedgerSending();
  const { keyOf } = useOneKey();
  const amount = readTypedAmount({ text, currency });
  const isOpening = kind === 'opening';
  const isNothing = amount === 0 && !isOpening;
  const isMissing = !isOpening && reason.trim() === '';
  const send = () => {
    if (amount === null || isNothing || isMissing) return setTried(true);
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    const body = { supplier_id: branchId, kind, amount, ...why };
    return press(async (ask) => {
      await ask(moveDrawer, { body, idempotencyKey: keyOf(body) });
      onDone();
    });
  };
  return (
    <div className="grid gap-4">
      <p>{t(`${kind}_text`)}</p>
      <AmountField
        label={t('amount')}
        value={text}
        onChange={setText}
        {...{ currency, isTried }}
        error={isTried && (amount === null || isNothing) ? t('amount_wrong') : undefined}
      />
      {isOpening && <LastCounted onUse={setText} />}
      <Field
        label={t(isOpening ? 'note' : 'reason')}
        value={reason}
        onChange={setReason}
        maxLength={MOST}
        error={isTried && isMissing ? t('reason_missing') : undefined}
      />
      <button
        type="button"
        className="button w-full"
        disabled={isPending}
        aria-busy={isPending}
        onClick={send}
      >
        {t(`${kind}_go`)}
      </button>
      <FaultText {...{ fault }} />
    </div>
  );
}

/** The cash that the drawer began with, and what was put in and taken out beside sales. */
export function Drawer({ reading: { report } }: { reading: MoneyReading }) {
  const t = useTranslations('StaffClose');
  const { money } = useCloseWords();
  const [kind, setKind] = useState<DrawerKind | null>(null);
  const { opening, put_in: putIn, taken_out: takenOut } = report.cash;
  const sums = { opening, cash_in: putIn, cash_out: takenOut };
  return (
    <section className="close-card">
      <h3>{t('drawer')}</h3>
      <ul className="close-drawer">
        {DRAWER_KINDS.map((one) => (
          <li key={one}>
            <button type="button" className="button button-quiet" onClick={() => setKind(one)}>
              {t(one)}
            </button>
            <span className="close-sum">{money(sums[one])}</span>
          </li>
        ))}
      </ul>
      <DrawerMoves number={null} />
      {kind !== null && (
        <Dialog title={t(kind)} closeLabel={t('keep')} onClose={() => setKind(null)}>
          <MoveForm {...{ kind }} onDone={() => setKind(null)} />
        </Dialog>
      )}
    </section>
  );
}
