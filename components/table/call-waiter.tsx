'use client';

import { Bell } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { TableVisit } from '@/lib/contract/table/calls';
import { memberOf } from '@/lib/domain/table/members';
import { CALL_REASONS, type CallReason } from '@/lib/domain/table/waiter-call';
import { useCallWaiter } from '@/lib/queries/table/table';
import { useTableAccount } from '@/lib/queries/table/table-account';
import { showError } from '@/lib/stores/error-store';

/** Names the member who asked for the bill, where an account of the table says so. */
function BillCalled() {
  const t = useTranslations('Table');
  // Reads only the account that the page has: a table without accounts has none.
  const { data } = useTableAccount({ enabled: false });
  const account = data?.account ?? null;
  const asker = account && memberOf(account, account.bill_asked_by);
  if (asker?.is_me) return t('called_bill_mine');
  return asker?.name ? t('called_bill_by', { name: asker.name }) : t('called_bill');
}

function CallLine({ call }: { call: TableVisit['calls'][number] }) {
  const t = useTranslations('Table');
  const { reason, attended_at: attended, attended_by: name } = call;
  if (attended === null) return <p>{reason === 'bill' ? <BillCalled /> : t(`called_${reason}`)}</p>;
  return <p className="font-semibold">{name === null ? t('comes') : t('comes_by', { name })}</p>;
}

/** In the dock of a table's screens: what was asked for and who comes, the way to ask, and what is the table's own
 * (rule table/call-waiter). */
export function CallWaiter({
  visit: { calls, can_call_waiter: canCall },
  children,
}: {
  visit: TableVisit;
  /** Content beside the call. */
  children?: ReactNode;
}) {
  const t = useTranslations('Table');
  const { call, isPending } = useCallWaiter();
  const [isAsked, setAsked] = useState(false);
  const ask = async (reason: CallReason) => {
    setAsked(false);
    const outcome = await call(reason);
    if (outcome.kind === 'failed') showError(outcome.error, () => void ask(reason));
  };
  return (
    <>
      <section className="dock-part call-dock" aria-label={t('title')}>
        <div className={calls.length > 0 ? 'dock-note calls' : ''} role="status">
          <div className="grid gap-1">
            {calls.map((one) => (
              <CallLine key={one.reason} call={one} />
            ))}
          </div>
        </div>
        <div className="dock-row">
          {children}
          {canCall && (
            <button
              type="button"
              className="button button-quiet bell"
              disabled={isPending}
              onClick={() => setAsked(true)}
            >
              <Icon of={Bell} size={20} className="flex-none" />
              <span className="call-words">{t('call')}</span>
            </button>
          )}
        </div>
      </section>
      {isAsked && (
        <Dialog onClose={() => setAsked(false)} title={t('call_title')} closeLabel={t('close')}>
          <div className="grid gap-3">
            {CALL_REASONS.map((reason) => (
              <button
                key={reason}
                type="button"
                className="button button-quiet w-full"
                onClick={() => void ask(reason)}
              >
                {t(`call_${reason}`)}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
