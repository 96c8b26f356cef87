'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { ApiError } from '@/lib/clients/api-error';
import { type StaffAccount, setSentLine } from '@/lib/contract/staff/account-calls';
import { nearestMinor, toMajor } from '@/lib/domain/money/money';
import { takesGiver } from '@/lib/domain/staff/account/voiding';
import { useMemberName } from './account-people';
import { AsksGiver } from './asks-giver';
import { useWhose } from './money/owed-back';
import { useGiver } from './money/use-giver';
import { ReasonDialog } from './reason-dialog';
import { useRoomPlace, useRoomWords } from './room-place';
import { useAccountSending } from './use-table-sending';

type Line = StaffAccount['rounds'][number]['lines'][number];
type Shown = { account: StaffAccount; line: Line };

/** Reasons that are said often. */
const READY = ['void_mistake', 'void_bad', 'void_late', 'void_gift'] as const;

const returnsOf = ({ account, line }: Shown) => account.returns.filter((one) => one.line === line.id);

/** Why not everybody takes it off, and what goes back: how much, to whom and by which way to pay. */
function Consequences({ account, line }: Shown) {
  const t = useTranslations('StaffTables');
  const whose = useWhose();
  const { money } = useRoomWords();
  const nameOf = useMemberName(account);
  const returns = returnsOf({ account, line });
  if (returns.length === 0) return takesGiver({ ...line, givesBack: false }) && <p>{t('void_begun')}</p>;
  return (
    <div className="room-danger">
      <p>{t('void_back')}</p>
      <ul>
        {returns.map(({ payment_id: id, amount }) => {
          const payment = account.payments.find((one) => one.id === id);
          return (
            <li key={id}>
              {money(amount)}
              {payment && ` · ${whose({ name: nameOf(payment.member), method: payment.method })}`}
              {payment?.by_gateway && <span className="block">{t('void_gateway')}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Asking({ account, line, onClose }: Shown & { onClose: () => void }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const { currency } = useRoomPlace();
  const giver = useGiver();
  const { press, isPending, fault } = useAccountSending((error) =>
    error instanceof ApiError && error.key === 'total_changed'
      ? t('void_other', { amount: money(Number(error.values.total)) })
      : null,
  );
  const returns = returnsOf({ account, line });
  const title = t('void_title', { name: `${line.count} × ${line.name}` });
  const isGivers = takesGiver({ ...line, givesBack: returns.length > 0 });
  const consequences = <Consequences {...{ account, line }} />;
  if (isGivers && giver === 'no') return <AsksGiver {...{ title, onClose }}>{consequences}</AsksGiver>;
  const params = { id: String(account.id), line: String(line.id) };
  const backMinor = returns.reduce((sum, { amount }) => sum + nearestMinor({ amount, currency }), 0);
  const givesBack = toMajor({ amountMinor: backMinor, currency });
  return (
    <ReasonDialog
      {...{ title, isPending, fault, onClose }}
      text={t('void_text')}
      go={t('void_go')}
      ready={READY.map((one) => t(one))}
      onGo={(reason) =>
        press(
          (ask) => ask(setSentLine, { params, body: { void_reason: reason, gives_back: givesBack } }),
          onClose,
        )
      }
    >
      {consequences}
      {isGivers && giver === 'pin' && <p>{t('giver_pin')}</p>}
    </ReasonDialog>
  );
}

/** Takes a line from the bill for a reason, which its table reads (rule staff/void). */
export function VoidLine({ account, line }: Shown) {
  const t = useTranslations('StaffTables');
  const [isAsking, setAsking] = useState(false);
  return (
    <NamedThing name={`${line.count} × ${line.name}`}>
      <NamedButton words={t('void')} className="link-button" onClick={() => setAsking(true)} />
      {isAsking && <Asking {...{ account, line }} onClose={() => setAsking(false)} />}
    </NamedThing>
  );
}
