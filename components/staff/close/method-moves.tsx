'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import type { MoneyMove } from '@/lib/contract/staff/day/ledger-calls';
import type { MoneyReport } from '@/lib/contract/staff/day/ledger-shapes';
import { type MovesOf, useMoves } from '@/lib/queries/staff/close';
import { useClosePlace, useCloseWords } from './close-place';
import { CorrectMove } from './correct-move';
import { ReverseMove } from './reverse-move';
import { SumLines } from './sum-lines';

/** One row of the ledger: what it was, of which order, by whom. */
function Move({ move }: { move: MoneyMove }) {
  const t = useTranslations('StaffClose');
  const { money, clock, by } = useCloseWords();
  const { mayWrite } = useClosePlace();
  const { kind, amount, tip, rounding, order, reason, at, received, change, reverses } = move;
  const named = t(`kind_${kind}`);
  const what = [
    reverses === null ? named : t('reversal', { what: named }),
    order && t('order', { number: order.number ?? order.id }),
  ].filter(Boolean);
  return (
    <li className="close-move">
      <div className="close-line">
        <span>{what.join(' · ')}</span>
        <span>{money(amount + tip + rounding)}</span>
      </div>
      <p className="text-muted">
        {[clock(at), move.by && by(move.by), tip !== 0 && t('with_tip', { amount: money(tip) })]
          .filter(Boolean)
          .join(' · ')}
        {received !== null && change !== null && change > 0 && (
          <span className="block">{t('handed', { received: money(received), change: money(change) })}</span>
        )}
        {reason !== null && <span className="block">«{reason}»</span>}
      </p>
      {move.reversed_by !== null && <p>{t('reversed')}</p>}
      {mayWrite && move.is_correctable && <CorrectMove {...{ move }} />}
      {mayWrite && move.is_reversible && <ReverseMove {...{ move }} />}
    </li>
  );
}

/** @param of the way to pay whose rows these are, or the drawer beside sales */
export function Moves({ of, number }: { of: MovesOf; number: number | null }) {
  const t = useTranslations('StaffClose');
  const sayFault = useFaultText();
  const { slug, branchId } = useClosePlace();
  const { moves, error, more, isAsking } = useMoves({ slug, branchId, number, of });
  if (moves === null) return <p role="status">{error ? sayFault(error) : t('loading')}</p>;
  return (
    <>
      <ul className="close-moves">
        {moves.map((move) => (
          <Move key={move.id} {...{ move }} />
        ))}
      </ul>
      {moves.length === 0 && <p className="text-muted">{t('no_moves')}</p>}
      {more && (
        <button type="button" className="link-button" disabled={isAsking} onClick={more}>
          {t('older')}
        </button>
      )}
    </>
  );
}

/** A way to pay with its sums; a tap shows its orders. */
export function MethodMoves({
  sums,
  number,
}: {
  sums: MoneyReport['methods'][number];
  number: number | null;
}) {
  const t = useTranslations('StaffClose');
  const methodText = useTranslations('Methods');
  const { money } = useCloseWords();
  const [isOpen, setOpen] = useState(false);
  const { method, orders, total } = sums;
  return (
    <li className="close-method">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>
          <strong className="block">{methodText(method)}</strong>
          <span className="text-muted">{t('orders', { count: orders })}</span>
        </span>
        <strong className="close-sum">{money(total)}</strong>
      </button>
      {isOpen && (
        <div className="close-method-body">
          <dl>
            <SumLines {...{ sums }} />
          </dl>
          <Moves {...{ number }} of={method} />
        </div>
      )}
    </li>
  );
}
