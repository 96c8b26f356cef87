import { readPopups } from '@/backend/folders/read/read-popups';
import { printProblem } from '@/scripts/tenant/print/print-problem';

const read = (text: string) => readPopups({ text, language: 'es', branchSlugs: ['poblado', 'laureles'] });
const problemsOf = (text: string) => read(text).problems.map(printProblem);

test('a popup is read with its bounds; what is empty sets none', () => {
  const text = [
    '\uFEFFtitle_es;key;text_en;branches;services;image;url;from;until',
    '"Noche de ""brasa"" 🔥";noche;Grill night;poblado|laureles;on_table;;tel:+573001234567;2026-12-24;2026-12-24',
    'Todos;todos;;;;lechona.webp;;;',
  ].join('\r\n');
  expect(read(text)).toEqual({
    problems: [],
    popups: [
      {
        row: 2,
        key: 'noche',
        branches: ['poblado', 'laureles'],
        services: ['on_table'],
        title: { es: 'Noche de "brasa" 🔥' },
        text: { en: 'Grill night' },
        imageName: null,
        url: 'tel:+573001234567',
        from: '2026-12-24',
        until: '2026-12-24',
      },
      {
        row: 3,
        key: 'todos',
        branches: null,
        services: null,
        title: { es: 'Todos' },
        text: {},
        imageName: 'lechona.webp',
        url: null,
        from: null,
        until: null,
      },
    ],
  });
});

test('every cell that is wrong is named in one run', () => {
  const long = 'á'.repeat(121);
  expect(
    problemsOf(
      [
        'key,title_es,title_en,text_es,branches,services,url,from,until,colour',
        `Navidad,,${long},${'x'.repeat(601)},envigado,deliveri,javascript:alert(1),2026-02-30,12/24/2026,red`,
        'fin,Fin,,,,,,2026-12-31,2026-12-01,',
        'fin,Fin,,,,,mailto:hola@casa.co,,,',
      ].join('\n'),
    ),
  ).toEqual([
    'popups.csv:1 colour: is not a known column',
    'popups.csv:2 key: "Navidad" is not a key; allowed: lower-case words with hyphens, 60 letters at most',
    'popups.csv:2 title_en: has 121 characters, allowed are 120',
    'popups.csv:2 title_es: is empty',
    'popups.csv:2 url: "javascript:alert(1)" is not a link; allowed: https://…, http://…, tel:+57…, mailto:…',
    'popups.csv:2 from: "2026-02-30" is not a day; allowed: 2026-12-24',
    'popups.csv:2 until: "12/24/2026" is not a day; allowed: 2026-12-24',
    'popups.csv:2 branches: "envigado" is not known; allowed: poblado, laureles',
    'popups.csv:2 services: "deliveri" is not known; allowed: delivery, schedule, take_away, on_table, room, book, grab_and_go; did you mean delivery?',
    'popups.csv:2 text_es: has 601 characters, allowed are 600',
    'popups.csv:3 until: "2026-12-01" is before from (2026-12-31)',
    'popups.csv:4 key: "fin" is also in line 3',
  ]);
});

test('a title of 120 characters may be all emoji', () => {
  expect(problemsOf(`key,title_es\nfuego,${'🔥'.repeat(120)}`)).toEqual([]);
});

test.each(['https://', 'tel:', 'mailto:casa', '//evil.test', 'data:text/html,x', 'https://a b.test'])(
  '%s is no link',
  (url) => {
    expect(problemsOf(`key,title_es,url\nx,X,${url.includes(',') ? `"${url}"` : url}`)).toHaveLength(1);
  },
);
