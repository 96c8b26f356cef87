/**
 * Says what is wrong with a mutation: nothing where a test ran and failed. A test file that does not load proves nothing, and a
 * title that no test has is a fault of the table.
 * @param suite of Jest's report
 */
export function judge({ mutation: { name, test, title }, suite }) {
  const ran =
    suite?.assertionResults.filter(({ status }) => status === 'passed' || status === 'failed') ?? [];
  if (ran.some(({ status }) => status === 'failed')) return [];
  if (ran.length > 0) return [`${name}: nothing in ${test} notices`];
  const message = suite?.message.trim();
  return [
    message ? `${name}: ${test} did not load: ${message}` : `${name}: no test in ${test} has «${title}»`,
  ];
}
