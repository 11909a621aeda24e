/** Names of characters that people write in Markdown. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
  ['shy', '\u00AD'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['middot', '·'],
  ['bull', '•'],
  ['times', '×'],
  ['deg', '°'],
  ['euro', '€'],
  ['pound', '£'],
]);

/** Puts characters in place of their names and numbers; an unknown name stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g,
    (whole, ...of) => {
      const [decimal, hex, name] = of as (string | undefined)[]; // the three groups come first
      if (name !== undefined) return named.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      // U+FFFD stands for what is no character.
      return code === 0 || code > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(code);
    },
  );
}
