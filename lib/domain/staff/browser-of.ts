/** The words that browsers name themselves with. The first that is found is the one: others claim to be several. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** `Chrome · Android`, as its owner knows it; what is not known stays as it was sent. */
export function browserOf(agent: string): string {
  const names = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([word]) => word.test(agent))?.[1] ?? []);
  return names.length > 0 ? names.join(' · ') : agent;
}
