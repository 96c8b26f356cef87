const SELECT = /\{(product|seat), select,/;

/** The end of what begins with a brace. */
function endOf(sentence: string, start: number): number {
  let depth = 0;
  for (let at = start; at < sentence.length; at += 1) {
    if (sentence[at] === '{') depth += 1;
    if (sentence[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error(`a brace is not closed: ${sentence}`);
}

function casesOf(select: string): Map<string, string> {
  const cases = new Map<string, string>();
  let at = select.indexOf('select,') + 'select,'.length;
  for (;;) {
    const start = select.indexOf('{', at);
    if (start < 0) return cases;
    const end = endOf(select, start);
    cases.set(select.slice(at, start).trim(), select.slice(start + 1, end - 1));
    at = end;
  }
}

/** Replaces each choice by product or by seat with the text for an error that names neither. */
export function withoutNames(sentence: string): string {
  const found = SELECT.exec(sentence);
  if (!found) return sentence;
  const end = endOf(sentence, found.index);
  const cases = casesOf(sentence.slice(found.index, end - 1));
  const text = cases.get('none') ?? cases.get('other') ?? '';
  return withoutNames(sentence.slice(0, found.index) + text + sentence.slice(end));
}
