import { useRef, useState } from 'react';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import type { HelpReason } from '@/lib/domain/orders/help';
import { useAskHelp } from '@/lib/queries/orders/help';
import { showError } from '@/lib/stores/error-store';
import type { ChosenPhoto } from './photo-field';

type HelpForm = { reason: HelpReason | null; words: string; photo: ChosenPhoto | null };

const EMPTY: HelpForm = { reason: null, words: '', photo: null };

/** Kept above the dialog: what was typed stays until it is sent (rule orders/help). */
export function useHelpDraft(orderId: number) {
  const [typed, setTyped] = useState(EMPTY);
  const { ask, isPending } = useAskHelp(orderId);
  return {
    typed,
    /** A photo may come after other answers have changed. */
    change: (answer: Partial<HelpForm>) => setTyped((before) => ({ ...before, ...answer })),
    clear: () => setTyped(EMPTY),
    ask,
    isPending,
  };
}

export type HelpDraft = ReturnType<typeof useHelpDraft>;

/** Sends the form, or leads to its missing answer: a reason, or the words of a conversation that goes on. */
export function useHelpForm({
  draft: { typed, clear, ask },
  goesOn,
  onTaken,
}: {
  draft: HelpDraft;
  goesOn: boolean;
  onTaken: () => void;
}) {
  const [isTried, setTried] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { reason, words, photo } = typed;
  const isUnsaid = goesOn ? words.trim() === '' : reason === null;
  const isMissing = isTried && isUnsaid;
  const { form, refuse } = useFirstWrong({ wrong: [isMissing], otherwise: button });
  const submit = async () => {
    setTried(true);
    if (isUnsaid) return refuse([true]);
    const outcome = await ask({
      ask: { ...(reason === null ? {} : { reason }), words },
      photo: photo?.file ?? null,
    });
    if (outcome.kind === 'failed') return showError(outcome.error, null);
    clear();
    onTaken();
  };
  return { form, button, isMissing, submit };
}
