import { Star } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { RATING_SCORES, type RatingScore } from '@/lib/domain/feedback/rating';
import type { RatingAsked } from '@/lib/domain/feedback/rating-tab';

/** A form that is opened or closed by hand gets the focus; one that opens by itself takes it from nothing. */
function useMovedFocus() {
  const isMoved = useRef(false);
  const follow = (shown: HTMLElement | null) => {
    if (!shown || !isMoved.current) return;
    isMoved.current = false;
    shown.focus();
  };
  const move = (to: () => void) => {
    isMoved.current = true;
    to();
  };
  return { follow, move };
}

function Scores({ onScore }: { onScore: (score: RatingScore) => void }) {
  const t = useTranslations('Rate');
  return (
    <>
      <div className="mt-2 score-row">
        {RATING_SCORES.map((score) => (
          <button key={score} type="button" className="choice tabular-nums" onClick={() => onScore(score)}>
            {score}
          </button>
        ))}
      </div>
      <p className="mt-1 flex justify-between text-muted" aria-hidden>
        <span>{t('lowest')}</span>
        <span>{t('highest')}</span>
      </p>
    </>
  );
}

/** Stands in the dock; open, it shows the scores from one to ten of what is asked first (rule feedback/rating-tab). */
export function RatingTab({
  asked,
  branch,
  isOpen,
  onOpen,
  onClose,
  onScore,
}: {
  asked: RatingAsked;
  branch: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onScore: (score: RatingScore) => void;
}) {
  const t = useTranslations('Rate');
  const titleId = useId();
  const { follow, move } = useMovedFocus();
  if (!isOpen) {
    return (
      <button
        ref={follow}
        type="button"
        className="dock-part rating-tab"
        aria-expanded={false}
        onClick={() => move(onOpen)}
      >
        <Icon of={Star} size={18} />
        {t('tab')}
      </button>
    );
  }
  return (
    <section
      ref={follow}
      className="dock-part rating-panel"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && move(onClose)}
    >
      <div className="flex items-center gap-2">
        <h2 id={titleId} className="flex-1 text-lead font-semibold">
          {asked.experience ? t('tab_question', { branch }) : t('tab_menu')}
        </h2>
        <button type="button" className="icon-button" aria-label={t('close')} onClick={() => move(onClose)}>
          ✕
        </button>
      </div>
      <Scores onScore={onScore} />
    </section>
  );
}
