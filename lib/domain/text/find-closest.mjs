// Plain JavaScript: the web program's entry imports it before the build.

/**
 * The known word that was probably meant, or null. Case does not count.
 * @param {{ word: string, known: readonly string[], most?: number }} given `most`: letters that may differ, 3 unless said
 * @returns {string | null}
 */
export function findClosest({ word, known, most = 3 }) {
  const distances = known.map((candidate) => ({
    candidate,
    distance: editDistance(word.toLowerCase(), candidate.toLowerCase()),
  }));
  const best = distances.sort((a, b) => a.distance - b.distance)[0];
  return best && best.distance <= most ? best.candidate : null;
}

/**
 * @param {string} a
 * @param {string} b
 * @returns {number}
 */
function editDistance(a, b) {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      current[j] = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
