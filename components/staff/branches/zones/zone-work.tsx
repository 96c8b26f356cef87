'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { LEAST_CORNERS } from '@/lib/domain/shop/zones/zone-ring';
import type { ZoneEditor } from './use-zone-editor';

const QUIET = 'button button-quiet';

function DrawButtons({ editor, onTry }: { editor: ZoneEditor; onTry: () => void }) {
  const t = useTranslations('StaffBranches');
  const count = editor.shape?.corners.length ?? 0;
  return (
    <>
      <button type="button" className="button" onClick={() => editor.finish() || onTry()}>
        {t('draw_end')}
      </button>
      {count > 0 && (
        <button type="button" className={QUIET} onClick={() => editor.shape?.remove(count - 1)}>
          {t('draw_back')}
        </button>
      )}
      <button type="button" className={QUIET} onClick={editor.stop}>
        {t('draw_cancel')}
      </button>
    </>
  );
}

function EdgeButtons({ editor: { shape, addAfter, stop } }: { editor: ZoneEditor }) {
  const t = useTranslations('StaffBranches');
  if (!shape) return null;
  return (
    <>
      <button type="button" className="button" onClick={stop}>
        {t('edge_end')}
      </button>
      <button type="button" className={QUIET} onClick={addAfter}>
        {t('edge_add', { number: shape.chosen + 1 })}
      </button>
      {shape.corners.length > LEAST_CORNERS && (
        <button type="button" className={QUIET} onClick={() => shape.remove(shape.chosen)}>
          {t('edge_remove', { number: shape.chosen + 1 })}
        </button>
      )}
    </>
  );
}

/** Says how a zone is drawn on the map, with its buttons. It takes the focus, because its button may be far below. */
export function ZoneWorkBar({ editor }: { editor: ZoneEditor }) {
  const t = useTranslations('StaffBranches');
  const [isTried, setTried] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const { work, zone, shape } = editor;
  if (!work) return null;
  const count = shape?.corners.length ?? 0;
  const isFew = isTried && count < LEAST_CORNERS;
  const name = zone?.name ?? t('zone_unnamed');
  return (
    <section className="branches-card" aria-labelledby="zone-work">
      <h3 ref={title} tabIndex={-1} id="zone-work" className="font-semibold outline-none">
        {work.kind === 'draw'
          ? zone
            ? t('draw_again', { zone: name })
            : t('draw_new')
          : t('edge_title', { zone: name })}
      </h3>
      <p role="status">{work.kind === 'draw' ? t('draw_text', { count }) : t('edge_text')}</p>
      {isFew && (
        <p role="alert" className="text-danger">
          {t('draw_few')}
        </p>
      )}
      <div className="zones-buttons">
        {work.kind === 'draw' ? (
          <DrawButtons {...{ editor }} onTry={() => setTried(true)} />
        ) : (
          <EdgeButtons {...{ editor }} />
        )}
      </div>
    </section>
  );
}
