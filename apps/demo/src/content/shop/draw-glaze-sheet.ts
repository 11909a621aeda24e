import { seedId } from '../../seed-id';

/** The asset of the sheet that buyers of it fetch. */
export const glazeSheetId = seedId('file:five-glazes.svg');

/** A glaze: its colour, and its parts by weight. */
type Glaze = readonly [name: string, colour: string, parts: string, remark: string];

const glazes: readonly Glaze[] = [
  [
    'Ash',
    '#c9bda0',
    'washed wood ash 40, potash feldspar 40, ball clay 20',
    'Runs. Leave a finger’s breadth above the foot.',
  ],
  [
    'Celadon',
    '#9cc0ac',
    'potash feldspar 44, silica 28, whiting 18, china clay 9, iron 1',
    'Thick, and early reduction. Crackles for a week.',
  ],
  [
    'Tenmoku',
    '#2a2321',
    'potash feldspar 45, silica 25, whiting 15, china clay 5, iron 10',
    'Rust where it is thin. Cool quickly to 1,000.',
  ],
  [
    'Oxide',
    '#a3402a',
    'potash feldspar 46, bone ash 15, silica 11, talc 17, iron 11',
    'Red on the way down: hold at 1,000 for an hour.',
  ],
  [
    'White',
    '#ece7db',
    'potash feldspar 35, silica 30, dolomite 20, china clay 15',
    'Four years. Stir it more than you think.',
  ],
];

/** The sheet as a drawing that fits on A4. */
export function drawGlazeSheet(): string {
  const rows = glazes.map(([name, colour, parts, remark], index) => {
    const y = 210 + index * 160;
    return (
      `<rect x="60" y="${y}" width="90" height="110" rx="4" fill="${colour}" stroke="#221d19"/>` +
      `<text x="180" y="${y + 28}" font-size="26">${name}</text>` +
      `<text x="180" y="${y + 62}" font-size="16">${parts}</text>` +
      `<text x="180" y="${y + 92}" font-size="16" font-style="italic">${remark}</text>`
    );
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 794 1123" font-family="Georgia, serif" fill="#221d19">' +
    '<rect width="794" height="1123" fill="#faf6ee"/>' +
    '<text x="60" y="110" font-size="42">Five glazes</text>' +
    '<text x="60" y="150" font-size="17">Netloft, Tarn Quay. Cone 10, reduction. Parts by weight, sieved twice.</text>' +
    `${rows.join('')}` +
    '<text x="60" y="1070" font-size="14">Wear a mask while it is dust. Test a tile before you dip eight plates.</text>' +
    '</svg>\n'
  );
}
