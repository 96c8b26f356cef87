import { useRef, useState } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { afterPaint } from '@/lib/browser/document/after-paint';
import { useDoorPhotoChanges } from '@/lib/queries/delivery/door-photos';
import { forgetAddress, keepAddress, type SavedAddress } from '@/lib/stores/delivery/saved-addresses';

/** Edits or asks about one place at a time. Afterwards the row that stands at its index has the focus, else the line that says what was done. */
export function useSavedPlaces() {
  const { stores } = useApp();
  const { remove } = useDoorPhotoChanges();
  const box = useRef<HTMLFieldSetElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [edited, setEdited] = useState<SavedAddress | null>(null);
  const [asked, setAsked] = useState<SavedAddress | null>(null);
  const [wasForgotten, setForgotten] = useState(false);
  const focus = (index: number) =>
    afterPaint(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [];
      (rows[Math.min(index, rows.length - 1)] ?? said.current)?.focus();
    });
  const edit = (one: SavedAddress | null) => {
    setEdited(one);
    setAsked(null);
  };
  const ask = (one: SavedAddress) => {
    setEdited(null);
    setAsked(one);
  };
  const close = (index: number) => {
    edit(null);
    focus(index);
  };
  const keep = ({ was, address, index }: { was: SavedAddress; address: SavedAddress; index: number }) => {
    keepAddress({ stores, was, address });
    close(index);
  };
  const forget = (one: SavedAddress, index: number) => {
    forgetAddress({ stores, address: one });
    for (const photo of one.photos ?? []) remove(photo);
    setAsked(null);
    setForgotten(true);
    focus(index);
  };
  return { box, said, edited, edit, close, keep, asked, ask, forget, wasForgotten };
}
