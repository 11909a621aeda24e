import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { claimPage } from '../../pages/documents/change-page-facts';
import { findEditedPage } from '../../pages/documents/edited-page';
import { savePage } from '../../pages/documents/save-page';
import {
  buildPageTranslation,
  learnPageTranslation,
  listPageTranslation,
  type TranslationMemory,
} from '../../pages/translations/page-translation';
import type { PageWords, TranslatedText } from '../../pages/translations/page-translation';
import { hasMarksOfRichWords } from '../../pages/translations/rich-words';
import { findTranslation, saveTranslation } from '../../pages/translations/translations';
import type { FoundTranslation, TranslationServices } from './define-translation-action';
import { seenState } from './seen-state';

/** What was sent: `text@<place>`, `fits@<place>` and what was seen. */
export type SentTranslation = Readonly<Record<string, string>>;

/** What became of it. */
export type SavedTranslation =
  | { readonly wrong?: undefined }
  /** The places with marks that are missing, or that somebody changed something meanwhile. */
  | { readonly wrong: ReadonlySet<string> | 'changed' };

/**
 * Saves what was translated: makes the translated page anew, as its newest version.
 *
 * @param call what was sent, by whom, about which page
 * @param store of the pages
 */
export function saveTranslatedPage(
  {
    request,
    body,
    found,
  }: {
    readonly request: EndpointRequest;
    readonly body: SentTranslation;
    readonly found: FoundTranslation;
  },
  store: TranslationServices['store'],
): Promise<SavedTranslation> {
  const { account: by } = found.contributor;
  const { siteId } = found.page;
  return store.change(async (db): Promise<SavedTranslation> => {
    const [page, original, translation] = [
      await findEditedPage(db, siteId, found.page.id),
      await findEditedPage(db, siteId, found.original.id),
      await findTranslation(db, siteId, found.page.id),
    ];
    if (!page || !original || !translation || body['seen'] !== seenState(page, original))
      return { wrong: 'changed' };
    const learned = learnPageTranslation(page, translation.memory);
    const entered = readSent(original, learned, body);
    if (entered.wrong.size > 0) return { wrong: entered.wrong };
    const write = { now: store.now(), createId: store.createId, by: by.name };
    if (!(await claimPage(db, page, write))) return { wrong: 'changed' };
    const built = buildPageTranslation(original, page, entered.memory);
    const { slug, pageType, collectionId } = page;
    const facts = { id: page.id, siteId, slug, pageType };
    await savePage(
      db,
      { ...facts, ...(collectionId !== null && { collectionId }), ...built.page },
      write,
    );
    await saveTranslation(db, siteId, { ...translation, memory: built.memory }, write.now);
    await writeAudit(db, store, { act: 'pageChanged', by, request, subject: built.page.title });
    return {};
  });
}

function readSent(
  original: PageWords,
  memory: TranslationMemory,
  sent: SentTranslation,
): { readonly memory: TranslationMemory; readonly wrong: ReadonlySet<string> } {
  const words = { ...memory.words };
  const wrong = new Set<string>();
  for (const text of listPageTranslation(original, memory)) {
    const entered = sent[`text@${text.key}`]?.replaceAll('\r\n', '\n').trim();
    if (entered === undefined || isStillOld(text, entered, sent)) continue;
    if (entered === '') delete words[text.text];
    else if (hasMarksOfRichWords(entered, text.text)) words[text.text] = entered;
    else wrong.add(text.key);
  }
  return { memory: { ...memory, words }, wrong };
}

/** Whether a translation of what the original said before is neither changed nor said to fit. */
function isStillOld(
  { key, state, translation }: TranslatedText,
  entered: string,
  sent: SentTranslation,
): boolean {
  return state === 'changed' && entered === translation && sent[`fits@${key}`] === undefined;
}
