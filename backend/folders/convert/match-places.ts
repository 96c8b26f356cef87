/** A place is a branch by its name or its slug, and the only place is the only branch. */
export function matchPlaces({
  places,
  branches,
}: {
  places: readonly string[];
  branches: ReadonlyMap<string, string>;
}) {
  const [onlyPlace, ...otherPlaces] = places;
  const slugs = [...branches.values()];
  const [onlyBranch, ...otherBranches] = slugs;
  if (onlyPlace !== undefined && onlyBranch !== undefined && otherPlaces.length + otherBranches.length === 0)
    return new Map([[onlyPlace, onlyBranch]]);
  return new Map(
    places.flatMap((place) => {
      const slug = branches.get(place.toLowerCase()) ?? slugs.find((one) => one === place.toLowerCase());
      return slug === undefined ? [] : [[place, slug] as const];
    }),
  );
}
