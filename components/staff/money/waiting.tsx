'use client';

import { CircleCheck } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { BoardFault } from '@/components/staff/board/board-fault';
import { useAwake } from '@/components/staff/board/use-awake';
import { Icon } from '@/components/ui/icon';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { useMoney, type WaitingMoney } from '@/lib/queries/staff/money';
import { InMoney } from './money-place';
import { PaymentRow } from './payment-row';
import { ProblemRow } from './problem-row';
import { RefundRow } from './refund-row';
import { RoomRow } from './room-row';
import { TransferCard } from './transfer-card';

/** One kind of money that waits, with how many there are; one that has nothing is not there. */
function Part({ name, count, children }: { name: keyof WaitingMoney; count: number; children: ReactNode }) {
  const t = useTranslations('StaffMoney');
  const titleId = useId();
  if (count === 0) return null;
  return (
    <section className="money-part" data-kind={name} aria-labelledby={titleId}>
      <h2 className="money-title text-section" id={titleId}>
        {t(name)} <span className="money-count">{count}</span>
      </h2>
      <p className="text-muted">{t(`${name}_text`)}</p>
      <ul className="money-list">{children}</ul>
    </section>
  );
}

/** Nothing waits: it says so, as an empty page looks like a broken one. */
function Nothing() {
  const t = useTranslations('StaffMoney');
  return (
    <p className="money-nothing">
      <Icon of={CircleCheck} size={32} />
      <span>
        <strong>{t('nothing')}</strong>
        <span className="block text-muted">{t('nothing_text')}</span>
      </span>
    </p>
  );
}

function Parts({ money: { transfers, payments, refunds, problems, rooms } }: { money: WaitingMoney }) {
  const all = [transfers, payments, refunds, problems, rooms];
  if (all.every(({ length }) => length === 0)) return <Nothing />;
  return (
    <div className="money-parts">
      <Part name="transfers" count={transfers.length}>
        {transfers.map((transfer) => (
          <TransferCard key={transfer.payment_id} {...{ transfer }} />
        ))}
      </Part>
      <div className="money-others">
        <Part name="payments" count={payments.length}>
          {payments.map((payment) => (
            <PaymentRow key={payment.payment_id} {...{ payment }} />
          ))}
        </Part>
        <Part name="refunds" count={refunds.length}>
          {refunds.map((refund) => (
            <RefundRow key={refund.id} {...{ refund }} />
          ))}
        </Part>
        <Part name="rooms" count={rooms.length}>
          {rooms.map((charge) => (
            <RoomRow key={charge.payment_id} {...{ charge }} />
          ))}
        </Part>
        <Part name="problems" count={problems.length}>
          {problems.map((problem) => (
            <ProblemRow key={problem.payment_id} {...{ problem }} />
          ))}
        </Part>
      </div>
    </div>
  );
}

/** Everything that waits, the most urgent kind first, with what was said about rows that are gone. */
export function Waiting({
  slug,
  branch,
  currency,
  scopes,
}: {
  slug: string;
  branch: StaffInstance['branches'][number];
  currency: Currency;
  scopes: readonly StaffScope[];
}) {
  const t = useTranslations('StaffMoney');
  const { money, error, shownAt } = useMoney({ slug, branchId: branch.id, scopes });
  const [said, tell] = useState<string | null>(null);
  const [own] = useState(() => new Set<string>());
  useAwake();
  return (
    <InMoney place={{ slug, branch, currency, tell, own }}>
      {error !== null && (
        <div className="board-faults">
          <BoardFault {...{ error, shownAt }} />
        </div>
      )}
      {said !== null && (
        <div className="money-said">
          <p role="alert">{said}</p>
          <button type="button" className="button button-quiet" onClick={() => tell(null)}>
            {t('understood')}
          </button>
        </div>
      )}
      <div aria-busy={money === null && error === null} aria-live="polite">
        {money && <Parts {...{ money }} />}
      </div>
    </InMoney>
  );
}
