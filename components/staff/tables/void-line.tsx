'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { type StaffAccount, setSentLine } from '@/lib/contract/staff/account-calls';
import { ReasonDialog } from './reason-dialog';
import { useAccountSending } from './use-table-sending';

type Line = StaffAccount['rounds'][number]['lines'][number];

/** Reasons that are said often. */
const READY = ['void_mistake', 'void_bad', 'void_late', 'void_gift'] as const;

/** Takes a line from the bill for a reason, which its table reads (rule staff/void). */
export function VoidLine({ account, line }: { account: StaffAccount; line: Line }) {
  const t = useTranslations('StaffTables');
  const [isAsking, setAsking] = useState(false);
  const { press, isPending, fault } = useAccountSending();
  const name = `${line.count} × ${line.name}`;
  const params = { id: String(account.id), line: String(line.id) };
  return (
    <NamedThing name={name}>
      <NamedButton words={t('void')} className="link-button" onClick={() => setAsking(true)} />
      {isAsking && (
        <ReasonDialog
          title={t('void_title', { name })}
          text={t('void_text')}
          go={t('void_go')}
          ready={READY.map((one) => t(one))}
          {...{ isPending, fault }}
          onClose={() => setAsking(false)}
          onGo={(reason) =>
            press(
              (ask) => ask(setSentLine, { params, body: { void_reason: reason } }),
              () => setAsking(false),
            )
          }
        />
      )}
    </NamedThing>
  );
}
