'use client';

import { useEffect, useState } from 'react';
import { type OpenTexts, openSentence } from '@/components/branches/open-sentence';
import { watchMinutes } from '@/lib/browser/document/watch-minutes';
import { countOpen, type SharedHours } from '@/lib/domain/branches/open-branches';

type Counted = ReturnType<typeof countOpen>;
/** `{open}` stays in: no catalogue in the browser. */
type CountTexts = { some: string; all: string };

function sentenceOf({
  open,
  next,
  total,
  texts,
}: Counted & { total: number; texts: CountTexts & OpenTexts }) {
  if (open === 0) return openSentence({ open: false, next }, texts);
  return (open === total ? texts.all : texts.some).replace('{open}', String(open));
}

/** Counts in the browser, because the page is static (rule platform/public-pages). */
export function OpenCount({ groups, texts }: { groups: SharedHours[]; texts: CountTexts & OpenTexts }) {
  const [counted, setCounted] = useState<Counted | null>(null);
  useEffect(() => watchMinutes(() => setCounted(countOpen({ groups, at: new Date() }))), [groups]);
  const total = groups.reduce((sum, { branches }) => sum + branches, 0);
  return (
    <span className={`open-now ${counted?.open ? 'text-success' : 'text-muted'}`}>
      {counted === null ? '' : sentenceOf({ ...counted, total, texts })}
    </span>
  );
}
