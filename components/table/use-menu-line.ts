import { useEffect, useState } from 'react';
import { MENU_LINE_ID } from '@/components/layout/slots';
import { useApp } from '@/lib/browser/app-provider';
import { useReplacedText } from './use-replaced-text';

/** Says in the page's own line where the diner is, and once where they were before. */
export function useMenuLine({
  label,
  here,
  moved,
}: {
  label: string | null;
  here: (label: string) => string;
  moved: (label: string, before: string) => string;
}): void {
  const { stores } = useApp();
  const [before] = useState(() => stores.ontable.getState().before);
  const isSaid = label !== null;
  useReplacedText(MENU_LINE_ID, label && (before === null ? here(label) : moved(label, before)));
  useEffect(() => {
    if (isSaid) stores.ontable.setState({ before: null });
  }, [isSaid, stores]);
}
