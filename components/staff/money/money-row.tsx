'use client';

import { type ReactNode, useId } from 'react';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { NamedThing } from '@/components/staff/named-button';
import { useMoneyWords } from './money-place';

/** A sum that waits: whose it is, since when, and its buttons, which are named after it. */
export function MoneyRow({
  name,
  amount,
  at,
  due,
  fault,
  buttons,
  children,
}: {
  /** The thing that it is about, in few words. */
  name: string;
  amount: number;
  /** Since when it waits; null: nobody wrote it down. */
  at: string | null;
  due?: ReactNode;
  fault: string | null;
  buttons: ReactNode;
  children?: ReactNode;
}) {
  const { money, age } = useMoneyWords();
  const titleId = useId();
  return (
    <li className="money-row">
      <article aria-labelledby={titleId}>
        <header className="money-row-head">
          <h3 id={titleId}>
            <span className="money-amount">{money(amount)}</span>
            <span className="block">{name}</span>
          </h3>
          <p className="money-age">
            {at !== null && <span className="text-muted">{age(at)}</span>}
            {due}
          </p>
        </header>
        {children}
        <NamedThing name={name}>
          <div className="money-buttons">{buttons}</div>
        </NamedThing>
        <FaultText {...{ fault }} />
      </article>
    </li>
  );
}
