import { createTextFormat, createValueWriter, type TextValues } from '@frontage/site-model';
import type { LocalBlockTexts } from './local-texts';

/** Creates the function that makes the texts of a language ready for use, by code. */
export function createSayLocal(
  language: string,
): (texts?: LocalBlockTexts) => Readonly<Record<string, unknown>> {
  const format = createTextFormat(language, createValueWriter(language));

  return (texts = {}) => {
    const entries = Object.entries(texts).map(([code, text]) => {
      if (typeof text === 'string') return [code, text] as const;
      const filled = isList(text) ? text[0] : text;
      return [code, (values: TextValues) => format(filled, values)] as const;
    });
    return Object.fromEntries(entries);
  };
}

function isList(text: object): text is readonly [string] {
  return Array.isArray(text);
}
