import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import type { Order } from '@/lib/contract/orders/orders';
import { HELP_REASONS, type HelpReason, MOST_HELP_WORDS } from '@/lib/domain/orders/help';
import { useAskHelp } from '@/lib/queries/orders/help';
import { showError } from '@/lib/stores/error-store';
import { type ChosenPhoto, PhotoField } from './photo-field';

function ReasonField({
  reason,
  error,
  onChange,
}: {
  reason: HelpReason | null;
  error: string | undefined;
  onChange: (reason: HelpReason) => void;
}) {
  const t = useTranslations('Order');
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label mb-2">{t('help_what')}</legend>
      {HELP_REASONS.map((one) => (
        <label key={one} className="choice">
          <input
            type="radio"
            name="reason"
            checked={reason === one}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(one)}
          />
          <span className="flex-1">{t(`help_${one}`)}</span>
        </label>
      ))}
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function WordsField({
  label,
  words,
  error,
  onChange,
}: {
  label: string;
  words: string;
  error: string | undefined;
  onChange: (words: string) => void;
}) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <textarea
        className="input"
        rows={3}
        maxLength={MOST_HELP_WORDS}
        aria-invalid={error ? true : undefined}
        value={words}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <span className="error" role="alert">
          {error}
        </span>
      )}
    </label>
  );
}

/**
 * Takes a few words on what is wrong, and a photo where one helps. The text stays until it is taken.
 * @param goesOn with a conversation, which has its reason
 */
export function HelpDialog({
  order,
  goesOn,
  onSent,
  onClose,
}: {
  order: Order;
  goesOn: boolean;
  onSent: () => void;
  onClose: () => void;
}) {
  const [t, shell] = [useTranslations('Order'), useTranslations('Shell')];
  const [reason, setReason] = useState<HelpReason | null>(null);
  const [words, setWords] = useState('');
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const [isTried, setTried] = useState(false);
  const { ask, isPending } = useAskHelp(order.id);
  const button = useRef<HTMLButtonElement>(null);
  const isUnsaid = goesOn ? words.trim() === '' : reason === null;
  const isMissing = isTried && isUnsaid;
  const { form, refuse } = useFirstWrong({ said: [isMissing], otherwise: button });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isUnsaid) return refuse([true]);
    const outcome = await ask({
      ask: { ...(reason === null ? {} : { reason }), words },
      photo: photo?.file ?? null,
    });
    if (outcome.kind === 'failed') return showError(outcome.error, null);
    onSent();
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={goesOn ? t('help_again_title', { branch: order.supplier.name }) : t('help_title')}
      closeLabel={shell('close')}
    >
      <form
        ref={form}
        noValidate
        className="grid gap-5"
        onKeyDown={nextOnEnter}
        onSubmit={(event) => void submit(event)}
      >
        {!goesOn && (
          <ReasonField
            reason={reason}
            error={isMissing ? t('help_reason_missing') : undefined}
            onChange={setReason}
          />
        )}
        <WordsField
          label={t(goesOn ? 'help_message' : 'help_words')}
          words={words}
          error={goesOn && isMissing ? t('help_message_missing') : undefined}
          onChange={setWords}
        />
        <PhotoField photo={photo} onBusy={setPreparing} onChange={setPhoto} />
        <button
          ref={button}
          type="submit"
          className="button w-full"
          disabled={isPending || isPreparing}
          aria-busy={isPending || isPreparing}
        >
          {t('help_send', { branch: order.supplier.name })}
        </button>
      </form>
    </Dialog>
  );
}
