import { expect, it } from 'vitest';
import { expectEnumeration } from '../testing/expect-enumeration';
import {
  blockType,
  blockVariant,
  collectionType,
  contentItemType,
  contributorRole,
  galleryMediaType,
  isBlockType,
  isBlockVariant,
  isConnectedService,
  featureFlagName,
  isFeatureFlag,
  isPermissionCode,
  measurementStandard,
  permissionGroup,
  productType,
  publishStatus,
  sliceName,
  sliceType,
  slideType,
  websiteStatus,
  websiteType,
} from './index';

/** Checks bounds: the codes at the edges pass and their neighbours outside do not. */
function expectBounds(isCode: (code: unknown) => boolean, min: number, max: number): void {
  expect([min - 1, min, max, max + 1].map(isCode)).toEqual([false, true, true, false]);
}

it('[3.38] website statuses', () => {
  expectEnumeration(
    websiteStatus,
    `1 expired 2 pastDue 3 trial 4 beta 5 removed 6 internal 7 comped 8 paid 11 v5Linked
     12 activeParkingPage 13 resold 14 resoldGracePeriod 15 enterprise`,
  );
});

it('[3.39] publish statuses', () => {
  expectEnumeration(
    publishStatus,
    '1 published 2 scheduled 3 needsReview 4 draft 5 private 6 deleted',
  );
});

it('[3.40] contributor roles', () => {
  expectEnumeration(
    contributorRole,
    `1 admin 2 billing 3 reporting 4 editor 6 moderator 7 commenter 8 storeManager 9 scheduling
     10 viewer 11 campaignsEditor 12 schedulingViewer 13 schedulingEditor 14 none`,
  );
  expect(contributorRole.name(5)).toBe('unknown');
});

it('[3.41] website types', () => {
  expectEnumeration(websiteType, '1 classic 2 coverPage 3 parkingPage 4 commerce 5 enterprise');
});

it('[3.42] product types', () => {
  expectEnumeration(productType, '1 physical 2 digital 3 service 4 giftCard 5 paywall');
});

it('[3.43] collection types', () => {
  expectEnumeration(
    collectionType,
    `1 generic 2 subscription 3 twitter 4 foursquare 5 instagram 6 galleryBlock 7 templatePage 8 splashPage
     10 page 11 fiveHundredPx 12 flickr 13 products 14 mosaic 15 slideGallery 16 slideAlbum 17 slideVideo
     18 albumBlock 19 project 20 sectionCatalog 21 pageCatalog 22 itemCatalog 23 portfolio 24 lessons`,
  );
  expect(collectionType.name(9)).toBe('unknown');
});

it('[3.44] content item types, the numbers nobody names reading as unknown', () => {
  expectEnumeration(
    contentItemType,
    `1 text 2 image 4 quote 5 link 6 chat 7 audio 8 video 10 review 11 storeItem 12 event 13 thread
     14 gallery 15 binary 16 cssAsset 17 tweakAsset 18 digitalGood 19 attachment 20 wordpressExport
     21 jsonExport 30 siteSearch 31 activeTime 50 tweet 52 checkin 54 kbArticle 62 lesson`,
  );
  expect([3, 9, 55, 61].map((code) => contentItemType.name(code))).toEqual(
    Array(4).fill('unknown'),
  );
});

it('[3.45a] block types', () => {
  expectBounds(isBlockType, 1, 71);
  expectEnumeration(
    blockType,
    `1 navigation 2 html 3 logo 4 map 5 image 6 twitter 7 journal 8 gallery 9 form 10 geo 11 index
     12 collectionLink 13 link 14 tagCloud 16 comments 17 folder 18 menu 19 socialLinks 20 summary 21 spacer
     22 embed 23 code 24 foursquare 25 instagram 26 calendar 27 postsByAuthor 28 postsByTag
     29 postsByCategory 30 postsByMonth 31 quote 32 video 33 search 41 audio 42 fiveHundredPix 43 product
     44 markdown 45 flickr 46 amazon 47 horizontalRule 48 socialAccountLinks 49 rss 50 openTable
     51 newsletter 52 donation 53 button 54 socialAccountLinksV2 55 summaryV2 56 soundcloud 57 emailFooter
     58 inBrowserMessageLink 59 tourDates 60 album 61 archive 62 chart 63 zola 65 acuity 66 openTableV2
     67 memberArea 68 tock 69 accordion 70 marquee 71 shape`,
  );
  expect(blockType.numbers.every(isBlockType)).toBe(true);
});

it('[3.45b] block variants', () => {
  expectBounds(isBlockVariant, 1000, 1019);
  expectEnumeration(blockVariant, '1009 chartBar 1010 chartLine 1011 chartPie');
});

it('[3.45c] connected services', () => {
  expectBounds(isConnectedService, 1, 82);
});

it('[3.45d] feature flags', () => {
  expectBounds(isFeatureFlag, 1, 70);
});

it('[3.45e] five feature flags have names', () => {
  expect(featureFlagName.names).toEqual([
    'commerce',
    'subscriptions',
    'giftCards',
    'pointOfSale',
    'reviews',
  ]);
  expect(featureFlagName.read('reviews')).toBe('reviews');
  expect(featureFlagName.read('somethingNew')).toBe('unknown');
});

it('[3.46a] permission codes', () => {
  expectBounds(isPermissionCode, 0, 2068);
});

it('[3.46b] permission groups', () => {
  const groups = ['config', 'settings', 'activity', 'commerce', 'newsletter', 'marketing', 'admin'];
  expect(permissionGroup.names).toEqual(groups);
  expect(permissionGroup.read('guests')).toBe('unknown');
});

it('[3.47a] slice types, with the numbers that are known', () => {
  expectEnumeration(
    sliceType,
    `1 heading 3 body 4 image 5 gallery 6 video 7 socialIcons 8 buttons 9 navigation 10 customForm
     11 newsletter 12 album 13 map 14 logo 15 action 16 form 17 lock 18 password 19 twitter`,
  );
  expect(sliceName.names).toHaveLength(18);
  const unnumbered = sliceName.names.filter((name) => sliceType.number(String(name)) === undefined);
  expect(unnumbered).toEqual(['popupOverlayAction']);
});

it('[3.47b] slide types', () => {
  expectEnumeration(slideType, '1 coverPage 2 lockScreen 3 popupOverlay');
});

it('[3.48] measurement units', () => {
  expectEnumeration(measurementStandard, '1 imperial 2 metric');
});

it('[3.49] gallery media types', () => {
  const names = ['imageEmpty', 'imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'video'];
  expect(galleryMediaType.names).toEqual(names);
  expect(galleryMediaType.read('imageFile')).toBe('imageFile');
  expect(galleryMediaType.read('audio')).toBe('unknown');
});
