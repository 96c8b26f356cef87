/** Branches of one name are told apart by the word of their address; any other keeps its name (rule staff/branches). */
export function distinctNames<Branch extends { name: string; slug: string }>(
  branches: readonly Branch[],
): Branch[] {
  const isShared = ({ name }: Branch) => branches.filter((one) => one.name === name).length > 1;
  return branches.map((branch) =>
    isShared(branch) ? { ...branch, name: `${branch.name} (${branch.slug})` } : branch,
  );
}
