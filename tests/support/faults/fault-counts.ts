/** `npm run test:faults` looks for faults at full counts; the ordinary run takes short ones. */
const IS_FULL = process.env.FAULTS === 'full';

/** How often a random, race or kill test runs. */
export const chooseCount = ({ short, full }: { short: number; full: number }) => (IS_FULL ? full : short);

/** How long such a test may take before it counts as hanging. */
export const FAULT_TIMEOUT_MS = IS_FULL ? 4 * 60 * 60_000 : 600_000;

/** The seed of a random test: printed in its name, and given to play it again. */
export const faultSeed = (usual = 20_261_118): number => Number(process.env.FAULT_SEED ?? usual);

/** The moments of a kill test: in one row in the ordinary run, where one flow dies at all of them; so many rows of one in the full run. */
export const rowsOf = <T>(moments: readonly T[], full: number): T[][] =>
  IS_FULL
    ? Array.from({ length: Math.ceil(full / moments.length) }, () => moments.map((one) => [one]))
        .flat()
        .slice(0, full)
    : [[...moments]];
