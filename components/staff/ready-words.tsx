/** Words that are said often: a tap takes them. @param taken the words in the field, by which the tapped button is known */
export function ReadyWords({
  ready,
  taken,
  onTake,
}: {
  ready: readonly string[];
  taken: string;
  onTake: (words: string) => void;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {ready.map((words) => (
        <button
          key={words}
          type="button"
          className="button button-quiet"
          aria-pressed={taken === words}
          onClick={() => onTake(words)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
