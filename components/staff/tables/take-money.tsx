'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { takeShare } from '@/lib/contract/staff/table-calls';
import { CashGiven } from './cash-given';
import { PartField } from './part-field';
import { useRoomWords } from './room-place';
import { TipField } from './tip-field';
import { useAccountSending, useOneKey } from './use-table-sending';
import { useTaking } from './use-taking';

/** The ways to pay that the branch offers in person. */
function Ways({
  takes,
  method,
  onMethod,
}: Pick<StaffAccount, 'takes'> & {
  method: string;
  onMethod: (method: StaffAccount['takes'][number]) => void;
}) {
  const t = useTranslations('StaffTables');
  if (takes.length < 2) return null;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-semibold">{t('way')}</legend>
      {takes.map((one) => (
        <button
          key={one}
          type="button"
          className="button button-quiet"
          aria-pressed={one === method}
          onClick={() => onMethod(one)}
        >
          {t(`method_${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

function Taking({ account, onTaken }: { account: StaffAccount; onTaken: () => void }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const taking = useTaking(account);
  const { press, isPending, fault } = useAccountSending();
  const { keyOf, forget } = useOneKey();
  const { body, sum } = taking;
  const take = () =>
    press(
      (ask) =>
        ask(takeShare, {
          ...{
            params: { id: String(account.id) },
            body,
            idempotencyKey: keyOf([account.id, account.paid, body]),
          },
        }),
      () => {
        forget();
        onTaken();
      },
    );
  return (
    <div className="grid gap-4">
      <p className="room-sum room-sum-left">
        <span>{t('left')}</span>
        <span>{money(account.left)}</span>
      </p>
      <PartField {...{ account, taking }} />
      <Ways takes={account.takes} method={taking.method} onMethod={taking.setMethod} />
      <TipField {...{ account, taking }} />
      {taking.method === 'cash' && <CashGiven {...{ taking }} />}
      <div className="room-bar">
        <button
          type="button"
          className="button w-full"
          disabled={isPending || !taking.isReady}
          aria-busy={isPending}
          onClick={take}
        >
          {t('take_go', { amount: money(sum) })}
        </button>
      </div>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}

/** Takes money that no phone asked for (rule staff/guests). */
export function TakeMoney({ account }: { account: StaffAccount }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const [isOpen, setOpen] = useState(false);
  if (account.left === 0 || account.takes.length === 0) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('take', { amount: money(account.left) })}
      </button>
      {isOpen && (
        <Dialog
          title={t('take_title', { label: account.table.label })}
          closeLabel={t('dismiss')}
          onClose={() => setOpen(false)}
        >
          <Taking {...{ account }} onTaken={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
