import { safeHref, visitorLinks, wrongLink } from '@frontage/site-model';
import { readSitePopup, type RichNode, type SitePopup } from '@frontage/site-model/fields';
import type { SiteSettings } from '../../sites/site-settings';
import { readLineWords, writeLineWords } from './line-words';
import type { SettingField } from './setting-field';

const longestTitle = 200;
const longestText = 2_000;
const longestButton = 60;

/** What the pop-up says, which may differ by language. */
export const popupWordsFields: readonly SettingField[] = [
  {
    name: 'popupTitle',
    label: 'Heading of the pop-up',
    hint: 'A pop-up without a heading is not shown.',
    kind: 'text',
    read: ({ popup }) => readSitePopup(popup).title,
    write: (settings, title) =>
      title.length > longestTitle
        ? tooLong(title, longestTitle)
        : withPopupContent(settings, { title }),
  },
  {
    name: 'popupText',
    label: 'Text of the pop-up',
    hint: 'An empty line begins a paragraph. Write [words](/address) for a link, **words** for bold and *words* for italics.',
    kind: 'lines',
    rows: 5,
    read: ({ popup }) => writeParagraphs(readSitePopup(popup).nodes),
    write(settings, entered) {
      if (entered.length > longestText) return tooLong(entered, longestText);
      const nodes: RichNode[] = [];
      for (const paragraph of entered.split(/\n\s*\n/)) {
        const words = readLineWords(paragraph);
        if ('wrong' in words) return words;
        if (words.length > 0) nodes.push({ kind: 'paragraph', words });
      }
      return withPopupContent(settings, { nodes });
    },
  },
  {
    name: 'popupButton',
    label: 'Text of its button',
    hint: 'Leave empty for no button.',
    kind: 'text',
    read: ({ popup }) => readSitePopup(popup).button.text,
    write: (settings, text) =>
      text.length > longestButton
        ? tooLong(text, longestButton)
        : withPopupContent(settings, { button: { ...readSitePopup(settings.popup).button, text } }),
  },
  {
    name: 'popupHref',
    label: 'Where its button leads',
    hint: 'Such as /shop, or an address elsewhere.',
    kind: 'text',
    read: ({ popup }) => readSitePopup(popup).button.href,
    write(settings, entered) {
      const wrong = entered === '' ? undefined : wrongLink(entered, visitorLinks);
      if (wrong !== undefined) return { wrong };
      const button = { ...readSitePopup(settings.popup).button, href: safeHref(entered) ?? '' };
      return withPopupContent(settings, { button });
    },
  },
];

/** Changes what the pop-up shows: that is another version of it [3.23], shown to everybody. */
export function withPopupContent(
  settings: SiteSettings,
  content: Partial<SitePopup>,
): SiteSettings {
  const { version } = readSitePopup(settings.popup);
  return { ...settings, popup: { ...settings.popup, ...content, version: version + 1 } };
}

function tooLong({ length }: string, most: number) {
  return { wrong: `It has ${length} characters; it can have up to ${most}.` };
}

function writeParagraphs(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => ('words' in node ? writeLineWords(node.words) : ''))
    .filter((text) => text !== '')
    .join('\n\n');
}
