import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useProof } from './use-proof';

/** Asks phones that have other kinds to convert them. */
const KINDS = 'image/jpeg,image/png,image/webp';

/** The picture that shows the transfer, seen before it is sent (rule payments/transfer). */
export function ProofForm({
  purchaseId,
  onSent,
  children,
}: {
  purchaseId: number;
  onSent?: () => void;
  /** Its heading, where nothing around it is one. */
  children?: ReactNode;
}) {
  const t = useTranslations('Checkout');
  const { preview, wrong, share, isPreparing, choose, send } = useProof(purchaseId);
  const id = useId();
  const isSending = share !== null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send()) onSent?.();
  };
  return (
    <form noValidate className="card grid gap-3 p-4" onSubmit={(event) => void submit(event)}>
      {children}
      <p id={`${id}-hint`} className="text-muted">
        {t('proof_hint')}
      </p>
      {preview && (
        // biome-ignore lint/performance/noImgElement: a file of this phone, which no server has yet
        <img src={preview} alt={t('proof_preview')} className="mx-auto max-h-[320px] rounded-lg" />
      )}
      <label className="button button-quiet relative w-full cursor-pointer has-[:focus-visible]:outline-[3px] has-[:focus-visible]:outline-brand-text">
        {preview ? t('proof_change') : t('proof_choose')}
        <input
          type="file"
          accept={KINDS}
          className="sr-only"
          disabled={isSending || isPreparing}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-hint ${wrong ? `${id}-error` : ''}`.trim()}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </label>
      {wrong && (
        <p id={`${id}-error`} className="error" role="alert">
          {t(wrong)}
        </p>
      )}
      {isSending && <progress className="meter" max={1} value={share} aria-label={t('proof_sending')} />}
      <button
        type="submit"
        className="button w-full"
        disabled={isSending || isPreparing}
        aria-busy={isSending || isPreparing}
      >
        {t(isPreparing ? 'proof_preparing' : isSending ? 'proof_sending' : 'proof_send')}
      </button>
    </form>
  );
}
