import { useTranslations } from 'next-intl';
import { type RefObject, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import type { Order } from '@/lib/contract/orders/orders';
import { HELP_REASONS, type HelpReason, MOST_HELP_WORDS } from '@/lib/domain/orders/help';
import { PhotoField } from './photo-field';
import { type HelpDraft, useHelpForm } from './use-help-form';

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

function SendButton({
  buttonRef,
  branch,
  isBusy,
}: {
  buttonRef: RefObject<HTMLButtonElement | null>;
  branch: string;
  isBusy: boolean;
}) {
  const t = useTranslations('Order');
  return (
    <button ref={buttonRef} type="submit" className="button w-full" disabled={isBusy} aria-busy={isBusy}>
      {t('help_send', { branch })}
    </button>
  );
}

/**
 * Takes a few words on what is wrong, and a photo where one helps. The text stays until it is taken.
 * @param goesOn with a conversation, which has its reason
 */
export function HelpDialog({
  order,
  draft,
  goesOn,
  onSent,
  onClose,
}: {
  order: Order;
  draft: HelpDraft;
  goesOn: boolean;
  onSent: () => void;
  onClose: () => void;
}) {
  const [t, shell] = [useTranslations('Order'), useTranslations('Shell')];
  const onTaken = () => {
    onSent();
    onClose();
  };
  const { typed, change, isPending } = draft;
  const { form, button, isMissing, submit } = useHelpForm({ draft, goesOn, onTaken });
  const [isPreparing, setPreparing] = useState(false);
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
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {!goesOn && (
          <ReasonField
            reason={typed.reason}
            error={isMissing ? t('help_reason_missing') : undefined}
            onChange={(reason) => change({ reason })}
          />
        )}
        <WordsField
          label={t(goesOn ? 'help_message' : 'help_words')}
          words={typed.words}
          error={goesOn && isMissing ? t('help_message_missing') : undefined}
          onChange={(words) => change({ words })}
        />
        <PhotoField photo={typed.photo} onBusy={setPreparing} onChange={(photo) => change({ photo })} />
        <SendButton buttonRef={button} branch={order.supplier.name} isBusy={isPending || isPreparing} />
      </form>
    </Dialog>
  );
}
