'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { goTo } from '@/lib/browser/go-to';
import { canFillPasskeys, canUsePasskeys, leavePasskeys, signPasskey } from '@/lib/browser/passkeys';
import { askForPasskey, type SignedPasskey, signInByPasskey } from '@/lib/contract/staff/passkey-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';

/** Signs in by a passkey: by the button, or by one that the browser offers under the field of the mail (rule staff/passkeys). */
export function PasskeyEntry() {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const [round, setRound] = useState(0);
  const isEntering = useRef(false);
  const { press, isPending, fault } = useSending(async (filled: SignedPasskey | null) => {
    isEntering.current = true;
    try {
      const body = filled ?? (await signPasskey({ asked: await http(null)(askForPasskey) }));
      await http(null)(signInByPasskey, { body });
      goTo('/');
    } catch (error) {
      // The browser offers them again: its question was given up for the button's, or its challenge is spent.
      isEntering.current = false;
      setRound((before) => before + 1);
      throw error;
    }
  });
  const enter = useEffectEvent(press);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure begins another round
  useEffect(() => {
    let isLeft = false;
    const wait = async () => {
      if (!(await canFillPasskeys()) || isLeft) return;
      const asked = await http(null)(askForPasskey);
      // A browser asks one question at a time: a later one ends the button's.
      if (!isLeft && !isEntering.current) enter(await signPasskey({ asked, isFilled: true }));
    };
    // Without it there are the button and the password.
    void wait().catch(() => undefined);
    return () => {
      isLeft = true;
      leavePasskeys();
    };
  }, [round, http]);
  if (!canUsePasskeys()) return null;
  return (
    <div className="mt-6 grid gap-4">
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button
        type="button"
        className="button button-quiet w-full"
        aria-busy={isPending}
        disabled={isPending}
        onClick={() => press(null)}
      >
        {t('passkey_enter')}
      </button>
    </div>
  );
}
