'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { ALLERGENS, type Allergen } from '@/lib/domain/menu/food-labels';
import { useSetAvoided } from '@/lib/queries/table/avoided';
import { showError } from '@/lib/stores/error-store';

function Consent({
  box,
  isAgreed,
  isWrong,
  onChange,
}: {
  box: Ref<HTMLInputElement>;
  isAgreed: boolean;
  isWrong: boolean;
  onChange: (isAgreed: boolean) => void;
}) {
  const t = useTranslations('Table');
  return (
    <div>
      <label className="flex items-start gap-2">
        <input
          ref={box}
          type="checkbox"
          className="mt-1"
          checked={isAgreed}
          aria-invalid={isWrong}
          onChange={() => onChange(!isAgreed)}
        />
        {t('avoided_consent')}
      </label>
      {isWrong && (
        <p role="alert" className="error mt-1">
          {t('avoided_consent_missing')}
        </p>
      )}
    </div>
  );
}

/** Asks what the diner cannot eat; nothing leaves the phone without the consent. */
export function AvoidedDialog({
  accountId,
  mine,
  onClose,
}: {
  accountId: number;
  mine: readonly Allergen[];
  onClose: () => void;
}) {
  const [t, names] = [useTranslations('Table'), useTranslations('Allergens')];
  const [chosen, setChosen] = useState<readonly Allergen[]>(mine);
  const [isAgreed, setAgreed] = useState(mine.length > 0);
  const [isTried, setTried] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const { setAvoided, isPending } = useSetAvoided(accountId);
  // To say nothing, or nothing more, needs no consent.
  const isMissing = !isAgreed && chosen.length > 0;
  const toggle = (one: Allergen) =>
    setChosen((now) => (now.includes(one) ? now.filter((other) => other !== one) : [...now, one]));
  const save = async () => {
    setTried(true);
    if (isMissing) return consent.current?.focus();
    if (chosen.length === 0 && mine.length === 0) return onClose();
    const outcome = await setAvoided([...chosen]);
    if (outcome.kind === 'failed') showError(outcome.error, () => void save());
    else onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('avoided_mine')} closeLabel={t('close')}>
      <div className="grid gap-4">
        <fieldset className="grid grid-cols-2 gap-x-4">
          <legend className="sr-only">{t('avoided_mine')}</legend>
          {ALLERGENS.map((one) => (
            <label key={one} className="flex min-h-[44px] items-center gap-2">
              <input type="checkbox" checked={chosen.includes(one)} onChange={() => toggle(one)} />
              {names(one)}
            </label>
          ))}
        </fieldset>
        <Consent box={consent} isAgreed={isAgreed} isWrong={isTried && isMissing} onChange={setAgreed} />
        <button
          type="button"
          className="button w-full"
          disabled={isPending}
          aria-busy={isPending}
          onClick={() => void save()}
        >
          {t('avoided_save')}
        </button>
      </div>
    </Dialog>
  );
}
