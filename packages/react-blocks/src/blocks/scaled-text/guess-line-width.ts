/** How wide letters are at most in the usual fonts, in em; the first kind that fits counts. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/[iljtfrIJ\s.,;:!'’|()[\]/-]/u, 0.36],
  [/[mwMW@%…—]|\p{Emoji_Presentation}/u, 1.03],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u, 1],
  [/\p{sc=Arabic}/u, 0.55],
  [/\p{Lu}/u, 0.82],
];

/**
 * Guesses how wide a line of text is at most, in em, where nothing can measure it, such as on the
 * server. Usual fonts are as wide or up to a quarter narrower; never 0 [5.14].
 */
export function guessLineWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    width += letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 0.65;
  }
  return Math.max(0.3, Math.round(width * 100) / 100);
}
