'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import type { Order } from './use-order';

const SIGNS = { up: '↑', down: '↓', in: '→', out: '←' } as const;
export type MoveStep = keyof typeof SIGNS;
const STEP_OF_KEY: Readonly<Record<string, MoveStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The handle of a row: dragged, or moved by the arrow keys; a press shows a button for each step. @param can the steps that it can go */
export function MoveTools({
  id,
  name,
  can,
  order,
}: {
  id: string;
  name: string;
  can: readonly MoveStep[];
  order: Order<MoveStep>;
}) {
  const t = useTranslations('StaffEditing');
  const press = (event: KeyboardEvent) => {
    const step = STEP_OF_KEY[event.key];
    if (!step || !can.includes(step)) return;
    event.preventDefault();
    order.step(id, step);
  };
  return (
    <div className="move-tools">
      <button
        type="button"
        className="icon-button move-handle"
        data-handle=""
        aria-label={t('move', { name })}
        aria-expanded={order.picked === id}
        onKeyDown={press}
        onClick={() => order.pick(id)}
        {...order.handle(id)}
      >
        ⠿
      </button>
      {order.picked === id &&
        can.map((step) => (
          <button
            key={step}
            type="button"
            className="icon-button"
            aria-label={t(`move_${step}`, { name })}
            onClick={() => order.step(id, step)}
          >
            {SIGNS[step]}
          </button>
        ))}
    </div>
  );
}
