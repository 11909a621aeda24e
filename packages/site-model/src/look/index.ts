export { contrast, luminance } from './contrast';
export { describeContrast, describeLowContrasts, type ContrastWords } from './describe-contrast';
export { isLowContrast, judgeContrasts, lookColor, type LookContrast } from './judge-contrasts';
export { lookCss, lookPreloads, lookRanges, type LookPage, type LookSite } from './look-css';
export {
  findLookField,
  lookFields,
  type LookColorField,
  type LookFaceField,
  type LookField,
  type LookStepField,
} from './look-fields';
export { findLookFont } from './find-look-font';
export { lookFonts, type LookFont } from './look-fonts';
export { lookAssetIds, ownFont, readOwnFontId, type OwnFont } from './own-font';
export type { LookDeskData } from './look-desk-data';
export { readLook, type ReadLook } from './read-look';
export type {
  LookColor,
  LookFace,
  LookPart,
  LookRole,
  LookScheme,
  LookStep,
  SiteLook,
} from './site-look';
export { startingLooks, type StartingLook } from './starting-looks';
export { readThemeLook, type ThemeLook } from './theme-look';
