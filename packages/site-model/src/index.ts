export {
  fillBlogAddressFormat,
  readBlogAddressFormat,
  type BlogAddressFormat,
  type BlogAddressParts,
} from './blog-address-format';
export { pageLinks, visitorLinks, wrongLink, wrongLinkTexts } from './wrong-link';
export { judgeLink, longestLinks, type LinkIssue } from './judge-link';
export { linkKind, type LinkKind } from './link-kind';
export { isInternalHost } from './is-internal-host';
export { isCommentsShortname } from './is-comments-shortname';
export { safeHref } from './safe-href';
export { createId, isId } from './create-id';
export { maxFontSheets, readFontSheets, type FontSheet } from './read-font-sheets';
export { fillText, type TextValues } from './locale/fill-text';
export { issueMessage, type Issue } from '@frontage/core-lifecycle/reading';
export type { JsonObject, JsonValue } from './json-value';
export { canonicalLanguage, isLanguageTag } from './locale/canonical-language';
export { isPageSlug, reservedSegments } from './is-page-slug';
export {
  maxAlbumTracks,
  maxCategoryLength,
  maxCollectionProducts,
  maxImportedGalleries,
  maxImportedPictures,
  maxNestedCategories,
  maxOrderedItems,
  maxTagLength,
} from './limits';
export {
  layoutColumns,
  maxBlocksPerLayout,
  pageDocumentVersion,
  sectionEntrances,
  sectionSpaces,
  sectionTones,
  usualVeil,
  sectionWidths,
} from './page-document';
export type {
  Asset,
  BlockColumn,
  PageBlock,
  PageDocument,
  PageRecord,
  PageSection,
  SectionPicture,
} from './page-document';
export { pageTypes } from './page-types';
export type { PageTypeName } from './page-types';
export {
  createPluralRule,
  createPluralText,
  type PluralForms,
  type PluralText,
} from './locale/plural-text';
export { readPageDocument } from './read-page-document';
export { cookiePolicy, type CookiePolicy } from './cookie-policy';
export { commentAnchor, commentHref, commentThreadAnchor } from './comment-href';
export { contentSource } from './content-source';
export { contextFontSheets } from './context-font-sheets';
export { readSiteContext } from './read-site-context';
export { readText } from './locale/read-text';
export type {
  ContextCollection,
  ContextCookieSettings,
  ContextItem,
  ContextMobileInfoBar,
  ContextPopupOverlay,
  ContextStore,
  ContextWebsite,
  SiteContext,
} from './site-context';
export type { SubmissionPage, SubmissionPayload } from './submission-payload';
export { navigationLinks } from './navigation-links';
export type {
  FooterLine,
  NavigationEntry,
  NavigationFolder,
  NavigationLink,
  SiteHeaderFooter,
} from './site-header-footer';
export { textDirection } from './locale/text-direction';
export { createTextFormat, type TextFormat } from './locale/text-format';
export { createValueWriter } from './locale/create-value-writer';
export { breakpoints, deviceHeights } from './screens';
export { tokens } from './tokens';
export type { ColorName, ColorRole } from './tokens';
export { tokensCss } from './tokens-css';
export { css } from './css';
export { isExperimentName, isShownTo, readShownTo, type ShownTo } from './shown-to';
export {
  relativeTime,
  relativeTimeRefresh,
  type RelativeTime,
  type RelativeTimeUnit,
} from './locale/relative-time';
