export { alignment } from './alignment';
export { choice, color, flag, numberChoice } from './choice';
export { collectReferences, type BlockTables, type PageReferences } from './collect-references';
export { collectWords } from './collect-words';
export {
  defineFields,
  group,
  list,
  readFields,
  type DraftOf,
  type StoredOf,
} from './define-fields';
// The last two are in the types of tables that others declare.
export type { FieldRule, Fields, FieldTable, KnownField, ValuesOfFields } from './field-table';
export type { Built, Field } from './field';
export { date, dateTime } from './date';
export { length, number, ratio } from './number';
export {
  category,
  embed,
  focalPoint,
  reference,
  tag,
  type FocalPoint,
  type ReferenceTarget,
} from './reference';
export { readRichText, type RichNode, type RichWords } from './rich-node';
export { email, fileLink, link, richText, text } from './text';
export { walkFields, type VisitField } from './walk-fields';
export {
  announcementTones,
  readSiteAnnouncement,
  type SiteAnnouncement,
} from './site-announcement';
export { badgeCorners, readSiteBadge, type SiteBadge } from './site-badge';
export { readSiteInfoBar, shownInfoBar, type SiteInfoBar } from './site-info-bar';
export {
  experimentGoals,
  isRunning,
  maxExperiments,
  readSiteExperiments,
  type RunningTest,
  type SiteExperiment,
  type SiteTest,
  type SiteToggle,
} from './site-experiment';
export { longestPopupDelay, popupStyles, readSitePopup, type SitePopup } from './site-popup';
export { readCookieBanner, type CookieBanner } from './cookie-banner';
export { readHtmlWords, writeHtmlWords } from './html-words';
