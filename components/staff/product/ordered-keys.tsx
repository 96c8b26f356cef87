'use client';

import { useTranslations } from 'next-intl';
import { usePlace } from '@/components/staff/editing/fields/use-place';
import type { FieldPlace } from '@/lib/domain/shop/draft/draft';

/** Keys of other things in an order that is changed: up, down, and taken away. */
export function OrderedKeys({
  at,
  nameOf,
  isMoved = true,
}: {
  at: FieldPlace;
  nameOf: (key: string) => string;
  /** False: their order says nothing. */
  isMoved?: boolean;
}) {
  const t = useTranslations('StaffProduct');
  const { value, set } = usePlace(at);
  const keys = Array.isArray(value) ? value.map(String) : [];
  const move = (from: number, to: number) => {
    const others = keys.filter((_, index) => index !== from);
    set([...others.slice(0, to), ...keys.slice(from, from + 1), ...others.slice(to)]);
  };
  if (keys.length === 0) return null;
  return (
    <ol className="grid gap-2">
      {keys.map((key, index) => (
        <li key={key} className="product-key">
          <span>{nameOf(key)}</span>
          {isMoved && (
            <>
              <button
                type="button"
                className="icon-button"
                aria-label={t('up', { name: nameOf(key) })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('down', { name: nameOf(key) })}
                disabled={index === keys.length - 1}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </button>
            </>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={t('take_away', { name: nameOf(key) })}
            onClick={() => set(keys.filter((other) => other !== key))}
          >
            ✕
          </button>
        </li>
      ))}
    </ol>
  );
}
