import { englishTexts } from '@frontage/react-blocks/server';
import { expect, it } from 'vitest';
import { arabicTexts } from './content/arabic-texts';

it('every text that a block can say stands in Arabic', () => {
  const missing = Object.entries(englishTexts).flatMap(([block, texts]) =>
    Object.keys(texts)
      .filter((code) => !Object.hasOwn((arabicTexts as Record<string, object>)[block] ?? {}, code))
      .map((code) => `${block} ${code}`),
  );
  expect(missing, 'to be said in src/content/arabic-texts.ts').toEqual([]);
});
