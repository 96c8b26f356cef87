import { Fragment } from 'react';

/** The chosen options of a dish; those inside an option stand indented below it. */
export function OptionLines({
  lines,
  className,
}: {
  lines: readonly {
    words: string;
    lang?: string | undefined;
    inside: string;
    insideLang?: string | undefined;
  }[];
  className: string;
}) {
  return lines.map(({ words, lang, inside, insideLang }) => (
    <Fragment key={`${words}/${inside}`}>
      <span className={`block ${className}`} lang={lang}>
        {words}
      </span>
      {inside && (
        <span className={`block ps-4 ${className}`} lang={insideLang}>
          {inside}
        </span>
      )}
    </Fragment>
  ));
}
