import type { ReactNode } from 'react';
import { Dialog } from './dialog';

/** Asks before something ends; keeping it is the first choice. */
export function ConfirmDialog({
  title,
  keep,
  go,
  isPending,
  onClose,
  onGo,
  children,
}: {
  title: string;
  keep: string;
  go: string;
  isPending: boolean;
  onClose: () => void;
  onGo: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog onClose={onClose} title={title} closeLabel={keep}>
      <div className="grid gap-4">
        {children}
        <button type="button" className="button w-full" onClick={onClose}>
          {keep}
        </button>
        <button
          type="button"
          className="button button-quiet button-danger w-full"
          disabled={isPending}
          onClick={onGo}
        >
          {go}
        </button>
      </div>
    </Dialog>
  );
}
