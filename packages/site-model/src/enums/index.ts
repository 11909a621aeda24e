export type { Enumeration, EnumerationName, Unknown } from '../enumeration';
export type { NameList } from '../name-list';
export type { CodeBounds } from '../code-bounds';
export { contributorRole, measurementStandard, websiteStatus, websiteType } from './website';
export type { ContributorRole, MeasurementStandard, WebsiteStatus, WebsiteType } from './website';
export { collectionType, contentItemType, productType, publishStatus } from './content';
export type { CollectionType, ContentItemType, ProductType, PublishStatus } from './content';
export {
  blockType,
  blockTypeBounds,
  blockVariant,
  blockVariantBounds,
  isBlockType,
  isBlockVariant,
} from './block-types';
export type { BlockTypeName, BlockVariantName } from './block-types';
export {
  connectedServiceBounds,
  featureFlagBounds,
  isConnectedService,
  isFeatureFlag,
  isPermissionCode,
  permissionBounds,
  permissionGroup,
} from './open-codes';
export type { PermissionGroup } from './open-codes';
export { galleryMediaType, sliceName, sliceType, slideType } from './slides';
export type { GalleryMediaType, SliceType, SlideType } from './slides';
