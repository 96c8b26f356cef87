/** A line is at most 75 octets; one that goes on begins with a space (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

function fold(line: string): string {
  const folded: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > LINE_OCTETS) {
      folded.push(part);
      [part, octets] = [' ', 1];
    }
    part += character;
    octets += more;
  }
  return [...folded, part].join('\r\n');
}

/** RFC 5545, 3.3.11; other control characters have no place in a text. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (one) => `\\${one}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what is removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const toUtc = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

export type CalendarEvent = {
  bookingId: number;
  host: string;
  startsAt: Date;
  endsAt: Date;
  isTentative: boolean;
  title: string;
  place: string;
  text: string;
  url: string;
};

/** The later of two files of one booking counts: in minutes, so that it is a 32-bit number. */
const sequenceAt = (now: Date): number => Math.floor(now.getTime() / 60_000);

/** A booking as an `.ics` file (RFC 5545, rule booking/calendar). */
export function toCalendarFile({ event, now }: { event: CalendarEvent; now: Date }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${event.host}//booking//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:booking-${event.bookingId}@${event.host}`,
    `SEQUENCE:${sequenceAt(now)}`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${toUtc(event.startsAt)}`,
    `DTEND:${toUtc(event.endsAt)}`,
    `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.place)}`,
    `DESCRIPTION:${escapeText(event.text)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
