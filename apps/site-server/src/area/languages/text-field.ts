import type { PluralForms } from '@frontage/site-model';
import type { SettingField, WrongSetting } from '../settings/setting-field';
import { sayOfLanguages } from './language-texts';
import { listPluralForms, readPluralForms, writePluralForms } from './plural-forms';
import { siteText, withSiteText, type TextEntry } from '../words/text-entry';

/** The most characters of a text. */
const longest = 2_000;

/**
 * Makes the setting that holds a site's own words for a text. Of a text by count the setting holds
 * one line for each form.
 *
 * @param entry the text
 * @param tag the language
 */
export function textField(entry: TextEntry, tag: string): SettingField {
  const { id, english } = entry;
  const label = englishOf(english);
  return {
    name: id,
    label,
    kind: isLong(entry) ? 'lines' : 'text',
    read(settings) {
      const text = siteText(settings, tag, entry);
      if (typeof english === 'string') return typeof text === 'string' ? text : (text?.other ?? '');
      const forms = typeof text === 'string' ? { other: text } : (text ?? {});
      return writePluralForms(forms, listPluralForms(tag, english));
    },
    write(settings, entered) {
      if (entered === '') return withSiteText(settings, tag, entry, undefined);
      const wrong = findWrong(entered, english);
      if (wrong !== undefined) return { wrong };
      if (typeof english === 'string') return withSiteText(settings, tag, entry, entered);
      const { other, ...forms } = readPluralForms(entered);
      const lacks: WrongSetting = { wrong: sayOfLanguages('lacksOther') };
      return other === undefined
        ? lacks
        : withSiteText(settings, tag, entry, { ...forms, other } satisfies PluralForms);
    },
  };
}

/** Whether a text wants a control of several lines. */
export function isLong({ english }: Pick<TextEntry, 'english'>): boolean {
  return typeof english === 'string' && (english.length > 60 || english.includes('\n'));
}

/** Our words for a text, as one line; of a text by count those for most counts. */
export function englishOf(english: TextEntry['english']): string {
  return typeof english === 'string' ? english : english.other;
}

/** Lists what is filled in, such as `{price}`. */
export function placesOf(english: TextEntry['english']): readonly string[] {
  const texts = typeof english === 'string' ? [english] : Object.values(english);
  const found = texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  const counted = typeof english === 'string' ? [] : ['{count}'];
  return [...new Set([...found, ...counted])];
}

function findWrong(entered: string, english: TextEntry['english']): string | undefined {
  if (entered.length > longest)
    return sayOfLanguages('tooLong', { count: entered.length, most: longest });
  const places = placesOf(english);
  const unknown = (entered.match(/\{\w+\}/g) ?? []).find((place) => !places.includes(place));
  if (unknown === undefined) return undefined;
  return places.length === 0
    ? sayOfLanguages('noPlace', { place: unknown })
    : sayOfLanguages('unknownPlace', { place: unknown, places: places.join(', ') });
}
