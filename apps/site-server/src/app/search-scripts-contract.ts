import { expect, it } from 'vitest';
import { foldWords } from '../pages/documents/fold-words';
import { textPage, urlsOf } from '../testing/search-fixture';
import { publishNew } from '../testing/site-fixture';
import type { SiteStore } from './site-store';

/** Titles and texts in many scripts; old databases do not know the newest letters. */
const scripts: readonly (readonly [title: string, html: string])[] = [
  ['Ελληνικά', 'ΚΕΡΑΜΙΚΉ'],
  ['Русский', 'Ёлка'],
  ['العربية', 'خَزَف'],
  ['עברית', 'קֵרָמִיקָה'],
  ['हिन्दी', 'मिट्टी'],
  ['Tiếng Việt', 'Gốm'],
  ['日本語', '陶芸教室のご案内'],
  ['中文', '景德镇陶瓷'],
  ['ไทย', 'เครื่องปั้นดินเผา'],
  ['한국어', '도자기'],
  ['𞤆𞤵𞤤𞤢𞤪', '𞤂𞤮𞥅𞤲𞤣𞤫'],
  ['Oﬃce', 'Straße ²³ Ⅳ'],
];

/** The contract of stores for finding words in non-Latin scripts, and in scripts without spaces. */
export function describeScripts(store: () => SiteStore): void {
  it('search finds words of every script, folded, whole and by their first letter', async () => {
    for (const [index, [title, html]] of scripts.entries())
      await publishNew(store(), { slug: `s${index}`, title, document: textPage(html) });
    for (const [index, [title, html]] of scripts.entries()) {
      for (const word of foldWords(`${title} ${html}`)) {
        expect(await urlsOf(store(), word, 20)).toContain(`/s${index}`);
        const [first = ''] = word;
        expect(await urlsOf(store(), first, 20)).toContain(`/s${index}`);
      }
    }
    expect(await urlsOf(store(), 'елка')).toEqual(['/s1']);
    expect(await urlsOf(store(), 'office strasse')).toEqual([]);
    expect(await urlsOf(store(), 'office straße 23 iv')).toEqual(['/s11']);
  });

  it('search finds a text of a script without spaces by how it begins, up to a mark or a space', async () => {
    const html = '陶芸教室のご案内。釉薬について เครื่องปั้น';
    await publishNew(store(), { slug: 'a', title: 'x', document: textPage(html) });
    for (const query of ['陶', '陶芸教室', '釉薬', 'เครื่อง'])
      expect([query, await urlsOf(store(), query)]).toEqual([query, ['/a']]);
    expect(await urlsOf(store(), '教室')).toEqual([]);
  });

  it('search keeps a page of more words than can be indexed, and words of any length', async () => {
    const many = Array.from({ length: 140_000 }, (_, index) => `word${index}`).join(' ');
    const long = '陶'.repeat(3_000);
    await publishNew(store(), { slug: 'many', title: 'Many', document: textPage(`first ${many}`) });
    await publishNew(store(), {
      slug: 'long',
      title: 'Long',
      document: textPage(`${long}芸 last`),
    });
    expect(await urlsOf(store(), 'many first word50000')).toEqual(['/many']);
    expect(await urlsOf(store(), 'many word139999')).toEqual([]);
    expect(await urlsOf(store(), long.slice(0, 200))).toEqual(['/long']);
    expect(await urlsOf(store(), 'long last')).toEqual(['/long']);
  });
}
