/** A declaration of a tenant's own style (rule tenant/own-style). */
const NAME = /^\s*(--[a-z-]+)\s*:/;

const declarations = (style: string) => style.split(';').filter((one) => one.trim() !== '');

/** @returns the value of a variable, `''` where the style does not say it */
export function styleValue(style: string, name: string): string {
  const said = declarations(style).find((one) => NAME.exec(one)?.[1] === name);
  return said === undefined ? '' : said.slice(said.indexOf(':') + 1).trim();
}

/** The style with another value of a variable; `''`: it is not said, and the usual one holds. */
export function withStyleValue(style: string, name: string, value: string): string {
  const others = declarations(style).filter((one) => NAME.exec(one)?.[1] !== name);
  return [...others.map((one) => one.trim()), ...(value === '' ? [] : [`${name}: ${value}`])].join('; ');
}
