import { type PointerEvent, useState } from 'react';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { paintWeek, type Span } from '@/lib/domain/shop/week/week-spans';
import { DAY_MINUTES } from '@/lib/domain/time/clock-time';
import type { EditedWeek } from './use-week';

/** A day is drawn on to six in the morning after it, so that a night stands under the evening on which it begins. */
export const DRAWN_MINUTES = DAY_MINUTES + 6 * 60;
const STEP = 30;

type Cell = { day: number; minute: number };
/** Where the pointer went down and where it is; `isOpen`: what lies between becomes open. */
type Stroke = { from: Cell; to: Cell; isOpen: boolean };

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

function cellAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Cell {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const minute = Math.floor((((clientY - top) / height) * DRAWN_MINUTES) / STEP) * STEP;
  const day = Math.floor(((clientX - left) / width) * WEEKDAYS.length);
  return { day: between(0, day, WEEKDAYS.length - 1), minute: between(0, minute, DRAWN_MINUTES - STEP) };
}

const daysOf = ({ from, to }: Stroke) =>
  WEEKDAYS.slice(Math.min(from.day, to.day), Math.max(from.day, to.day) + 1);

/** The minutes that a stroke covers. A shift begins on its own day. */
const spanOf = ({ from, to, isOpen }: Stroke): Span => {
  const start = Math.min(from.minute, to.minute);
  const end = Math.max(from.minute, to.minute) + STEP;
  return { start: isOpen ? Math.min(start, DAY_MINUTES - STEP) : start, end };
};

/** Painting the week with a mouse or a pen: a stroke that begins in an open hour closes, any other opens. A finger scrolls the page. */
export function usePainting({ week, paint }: EditedWeek) {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const painted =
    stroke && paintWeek(week, { days: daysOf(stroke), span: spanOf(stroke), isOpen: stroke.isOpen });
  return {
    shown: painted ?? week,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const cell = cellAt(event);
      const day = WEEKDAYS[cell.day] ?? 'mon';
      const isIn = week[day].some(({ start, end }) => start <= cell.minute && cell.minute < end);
      setStroke({ from: cell, to: cell, isOpen: !isIn });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!stroke) return;
      const to = cellAt(event);
      if (to.day !== stroke.to.day || to.minute !== stroke.to.minute) setStroke({ ...stroke, to });
    },
    onPointerUp: () => {
      if (painted) paint(painted);
      setStroke(null);
    },
    onPointerCancel: () => setStroke(null),
  };
}
