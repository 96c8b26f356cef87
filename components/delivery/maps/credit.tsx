/** OpenStreetMap asks for a link beside its name. */
const LICENCE = 'https://www.openstreetmap.org/copyright';
const NAME = /OpenStreetMap/;

/** The credit of the map's provider, shown on the map (rule delivery/map). */
export function Credit({ text }: { text: string }) {
  return (
    <p className="map-credit">
      {NAME.test(text) ? (
        <a href={LICENCE} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
