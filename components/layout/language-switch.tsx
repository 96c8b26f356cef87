'use client';

import type { MouseEvent } from 'react';
import { keepLanguage } from '@/lib/browser/keep-language';
import type { Language } from '@/lib/domain/tenant/countries';

/**
 * Remembers the choice (rule tenant/page-language) and keeps the rest of the address. A plain link without script.
 */
export function LanguageSwitch({
  label,
  current,
  languages,
}: {
  label: string;
  current: string;
  languages: { code: Language; name: string }[];
}) {
  const choose = (code: Language) => (event: MouseEvent<HTMLAnchorElement>) => {
    const query = new URLSearchParams(location.search);
    query.set('lang', code);
    event.currentTarget.href = `?${query}`;
    keepLanguage(code);
  };
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {languages.map(({ code, name }) => (
        <a
          key={code}
          href={`?lang=${code}`}
          lang={code}
          aria-current={code === current ? 'true' : undefined}
          onClick={choose(code)}
          className={`inline-flex min-h-[44px] items-center rounded-full px-3 font-semibold ${code === current ? 'bg-card underline' : ''}`}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
