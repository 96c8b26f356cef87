'use client';

import type { MouseEvent } from 'react';

const YEAR_SECONDS = 31_536_000;

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
  languages: { code: string; name: string }[];
}) {
  const choose = (code: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    const query = new URLSearchParams(location.search);
    query.set('lang', code);
    event.currentTarget.href = `?${query}`;
    // biome-ignore lint/suspicious/noDocumentCookie: the middleware reads this cookie; the cookie store API is not on every phone
    document.cookie = `lang=${code}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
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
