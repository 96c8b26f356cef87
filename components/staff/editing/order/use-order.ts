import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** So far to the right of where it began, something is put inside what stands above. */
const INSIDE_PX = 32;
/** A press moves a little too. */
const LEAST_PX = 7;
/** Near the edges the page goes on. */
const EDGE_PX = 80;
const SCROLL_PX = 14;

/** `before`: the key of the row; null: behind all. */
export type Drop = { before: string | null; isInside: boolean };
type Drag = Drop & { key: string };

const rowsIn = (root: HTMLElement | null) =>
  [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter(
    (row) => row.parentElement?.closest('[data-ordered]') === root,
  );

/** The first row whose middle is below the pointer. */
function rowBelow(root: HTMLElement | null, key: string, y: number): string | null {
  const below = rowsIn(root).find((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row.dataset.row !== key && top + height / 2 > y;
  });
  return below?.dataset.row ?? null;
}

function scrollNear(y: number) {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
  if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
}

/** A row that is dragged by its handle, and where it would go. */
function useDragging(list: RefObject<HTMLUListElement | null>, onDrop: (key: string, drop: Drop) => void) {
  const begun = useRef<{ key: string; x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = () => {
    begun.current = null;
    setDrag(null);
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const from = begun.current;
    if (!from) return;
    scrollNear(clientY);
    const way = Math.abs(clientY - from.y) + Math.abs(clientX - from.x);
    if (drag === null && way < LEAST_PX) return;
    const before = rowBelow(list.current, from.key, clientY);
    setDrag({ key: from.key, before, isInside: clientX - from.x > INSIDE_PX });
  };
  return {
    drag,
    wasDragged,
    onHandle: (key: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        wasDragged.current = false;
        begun.current = { key, x: event.clientX, y: event.clientY };
      },
      onPointerMove: follow,
      onPointerUp: () => {
        wasDragged.current = drag !== null;
        if (drag) onDrop(drag.key, drag);
        end();
      },
      onPointerCancel: end,
    }),
  };
}

/**
 * A list whose rows are put in another order by their handles: dragged by mouse or finger, by the arrow keys, or by the buttons that a
 * press on the handle shows. The list has `list`, each row `row` and a `MoveTools`.
 */
export function useOrder<Step extends string>({
  onDrop,
  onStep,
}: {
  onDrop: (key: string, drop: Drop) => void;
  onStep: (key: string, step: Step) => void;
}) {
  const ref = useRef<HTMLUListElement>(null);
  const moved = useRef<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const { drag, wasDragged, onHandle } = useDragging(ref, onDrop);
  // A row that React puts elsewhere loses the focus that its handle had.
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return;
    const row = rowsIn(ref.current).find(({ dataset }) => dataset.row === moved.current);
    row?.querySelector<HTMLElement>('[data-handle]')?.focus();
  });
  return {
    /** The list has these. */
    list: { ref, 'data-ordered': '', 'data-drop-end': drag !== null && drag.before === null },
    drag,
    picked,
    step: (key: string, step: Step) => {
      moved.current = key;
      onStep(key, step);
    },
    /** A press on a handle. The one that ends a drag is none. */
    pick: (key: string) => {
      if (!wasDragged.current) setPicked((before) => (before === key ? null : key));
      wasDragged.current = false;
    },
    /** Its handle has these beside its name. */
    handle: (key: string) => ({
      ...onHandle(key),
      onBlur: (event: { relatedTarget: EventTarget | null }) => {
        if (event.relatedTarget !== null) moved.current = null;
      },
    }),
    /** A row says this of itself while one is dragged. */
    row: (key: string) => ({
      'data-row': key,
      'data-dragged': drag?.key === key,
      'data-drop': drag?.before === key && drag.key !== key,
    }),
  };
}
export type Order<Step extends string> = ReturnType<typeof useOrder<Step>>;
