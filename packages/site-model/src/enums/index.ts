export type { Enumeration, EnumerationName, Unknown } from '../enumeration';
export type { NameList } from '../name-list';
export type { CodeBounds } from '../code-bounds';
export { upgradeDestination, upgradePaths, type UpgradeDestination } from './upgrade-paths';
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
} from './block-type';
export type { BlockTypeName, BlockVariantName } from './block-type';
export { connectedServiceBounds, isConnectedService } from './is-connected-service';
export { featureFlagName } from './feature-flag-name';
export { featureFlagBounds, isFeatureFlag } from './is-feature-flag';
export { isPermissionCode, permissionBounds, permissionGroup } from './permission-group';
export type { PermissionGroup } from './permission-group';
export { groupOfPermission, permission } from './permission';
export type { Permission } from './permission';
export { isOnlyViewer, permissionsOf, rolePermissions } from './role-permissions';
export { galleryMediaType, sliceName, sliceType, slideType } from './slides';
export type { GalleryMediaType, SliceType, SlideType } from './slides';
