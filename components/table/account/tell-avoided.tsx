import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AvoidedDialog } from '@/components/table/avoided-dialog';
import { useCaughtFocus } from '@/components/ui/use-caught-focus';
import { useApp } from '@/lib/browser/app-provider';
import type { Account } from '@/lib/contract/table/account';
import { useAvoided } from '@/lib/queries/table/avoided';

const hasSent = ({ rounds, me }: Account) =>
  rounds.some(({ lines }) => lines.some(({ member }) => member === me));

function AskButton({ onAsk }: { onAsk: () => void }) {
  const t = useTranslations('Table');
  const { establishment } = useApp().tenant;
  return (
    <button type="button" className="link-button justify-self-start" onClick={onAsk}>
      {t('avoided_first', { establishment })}
    </button>
  );
}

type Asked = { isAsked: boolean; onAsk: () => void; onClose: () => void };

function OfAccount({ account, isAsked, onAsk, onClose }: Asked & { account: Account }) {
  const t = useTranslations('Table');
  const { establishment } = useApp().tenant;
  const { data } = useAvoided(account);
  const mine = data?.mine ?? [];
  const isSaid = mine.length > 0;
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  // The button that asked is gone.
  const said = useCaughtFocus<HTMLParagraphElement>(isSaid && !isAsked ? 0 : 1);
  if (!data || hasSent(account)) return null;
  return (
    <>
      {!isSaid && <AskButton onAsk={onAsk} />}
      <p ref={said} tabIndex={-1} role="status" className="text-muted outline-none empty:hidden">
        {isSaid && wasAsked && t('avoided_said', { establishment })}
      </p>
      {isAsked && <AvoidedDialog accountId={account.id} mine={mine} onClose={onClose} />}
    </>
  );
}

/** Offers once, before the first round, to say what the diner cannot eat (rule table/avoided). @param account null: not joined yet */
export function TellAvoided({ account, ...asked }: Asked & { account: Account | null }) {
  return account ? <OfAccount account={account} {...asked} /> : <AskButton onAsk={asked.onAsk} />;
}
