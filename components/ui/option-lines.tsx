import { Fragment } from 'react';

/** What was chosen of a dish; what is inside an option stands indented below it. */
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
