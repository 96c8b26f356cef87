/** Orders that this browser remembers to have printed. */
const MOST = 500;

const read = (key: string): string[] => {
  try {
    return localStorage.getItem(key)?.split(',') ?? [];
  } catch {
    return [];
  }
};

/** Which orders this browser has printed, over reloads. */
export function usePrinted(slug: string) {
  const key = `printed-${slug}`;
  return {
    hasPrinted: (id: number): boolean => read(key).includes(String(id)),
    notePrinted: (id: number): void => {
      const others = read(key).filter((one) => one !== String(id));
      try {
        localStorage.setItem(key, [...others, id].slice(-MOST).join(','));
      } catch {
        // Without storage each print is taken for the first.
      }
    },
  };
}
