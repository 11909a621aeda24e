import type { Migration } from '../../store/migrate';
import { baseline } from './0001-baseline/baseline';
import { pastForm } from './0002-past-form/past-form';
import { subscriberSource } from './0003-subscriber-source/subscriber-source';
import { savedViews } from './0004-saved-views/saved-views';
import { listIndexes } from './0005-list-indexes/list-indexes';
import { productImport } from './0006-product-import/product-import';
import { areaSearch } from './0007-area-search/area-search';
import { spentJoinLinks } from './0008-spent-join-links/spent-join-links';
import { heldWords } from './0009-held-words/held-words';
import { messageNotes } from './0010-message-notes/message-notes';
import { sales } from './0011-sales/sales';
import { searchIndexes } from './0012-search-indexes/search-indexes';
import { pageEdits } from './0013-page-edits/page-edits';
import { pagePreviews } from './0015-page-previews/page-previews';
import { pagePresence } from './0016-page-presence/page-presence';
import { lookVersions } from './0017-look-versions/look-versions';
import { pagePatterns } from './0018-page-patterns/page-patterns';
import { pageItems } from './0019-page-items/page-items';
import { pageTranslations } from './0020-page-translations/page-translations';
import { codeApprovals } from './0021-code-approvals/code-approvals';
import { consent } from './0022-consent/consent';
import { census } from './0023-census/census';
import { experiments } from './0025-experiments/experiments';
import { eventFacts } from './0026-event-facts/event-facts';
import { visitorDays } from './0029-visitor-days/visitor-days';
import { siteImports } from './0030-site-imports/site-imports';
import { renewedWords } from './0032-renewed-words/renewed-words';
import { pageLeftOut } from './0034-page-left-out/page-left-out';
import { foundWords } from './0035-found-words/found-words';
import { restoredSteps } from './0036-restored-steps/restored-steps';

/**
 * Every step of the schema, oldest first; `pnpm blocks` writes this list from their folders. A
 * released step is never edited, and imports nothing that may change.
 */
export const migrations: readonly Migration[] = [
  { name: '0001-baseline', up: baseline },
  { name: '0002-past-form', up: pastForm },
  { name: '0003-subscriber-source', up: subscriberSource },
  { name: '0004-saved-views', up: savedViews },
  { name: '0005-list-indexes', up: listIndexes },
  { name: '0006-product-import', up: productImport },
  { name: '0007-area-search', up: areaSearch },
  { name: '0008-spent-join-links', up: spentJoinLinks },
  { name: '0009-held-words', up: heldWords },
  { name: '0010-message-notes', up: messageNotes },
  { name: '0011-sales', up: sales },
  { name: '0012-search-indexes', up: searchIndexes },
  { name: '0013-page-edits', up: pageEdits },
  { name: '0015-page-previews', up: pagePreviews },
  { name: '0016-page-presence', up: pagePresence },
  { name: '0017-look-versions', up: lookVersions },
  { name: '0018-page-patterns', up: pagePatterns },
  { name: '0019-page-items', up: pageItems },
  { name: '0020-page-translations', up: pageTranslations },
  { name: '0021-code-approvals', up: codeApprovals },
  { name: '0022-consent', up: consent },
  { name: '0023-census', up: census },
  { name: '0025-experiments', up: experiments },
  { name: '0026-event-facts', up: eventFacts },
  { name: '0029-visitor-days', up: visitorDays },
  { name: '0030-site-imports', up: siteImports },
  { name: '0032-renewed-words', up: renewedWords },
  { name: '0034-page-left-out', up: pageLeftOut },
  { name: '0035-found-words', up: foundWords },
  { name: '0036-restored-steps', up: restoredSteps },
];
