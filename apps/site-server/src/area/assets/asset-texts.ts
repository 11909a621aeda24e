import { englishTexts } from '../../texts/server-texts';

/** What the area says about files. In English, as is the whole area; `{…}` is filled in. */
const assetTexts = {
  title: 'Files',
  search: 'Search name or alternative text',
  kind: 'Kind',
  allKinds: 'All',
  picture: 'Picture',
  video: 'Video',
  captions: 'Captions',
  font: 'Font',
  forBuyers: 'For buyers only',
  withoutText: 'Without alternative text',
  file: 'File',
  preview: 'Preview',
  size: 'Size',
  added: 'Added',
  pixels: '{width} × {height} pixels',
  none: 'No files yet. Pictures, videos and captions of your pages appear here.',
  noneFound: 'No file matches. Try part of the name, or show all.',
  found: { one: '{count} file', other: '{count} files' },
  pick: 'Select',
  pickOf: 'Select {name}',
  pickAll: 'Select all that are shown',
  picked: 'What is selected:',
  pickedOne: '{count} file is selected:',
  pickedOther: '{count} files are selected:',
  deleteManyButton: 'Delete files',
  deleteManyTitle: { one: 'Delete {count} file?', other: 'Delete {count} files?' },
  deleteManyText: 'A deleted file cannot be restored. Visitors see a gap where it is used.',
  usedIn: 'Used in: {places}',
  deletedMany: 'The files were deleted.',
  nothing: 'Nothing was done: select files first.',
  uploadHeading: 'Add files',
  choose: 'Pictures, videos, captions or fonts',
  uploadHint:
    'JPEG, PNG, WebP, AVIF, GIF or SVG pictures of up to 100 megapixels, MP4 or WebM videos, MP3, M4A, Ogg or WAV sound, WebVTT captions; each up to {most}. WOFF2 fonts up to {mostFont}.',
  upload: 'Add files',
  uploaded: { one: '{count} file was added.', other: '{count} files were added.' },
  // One file.
  back: 'All files',
  factsHeading: 'Name and text',
  name: 'File name',
  nameHint: 'Part of its address. Links from elsewhere to the old name will stop working.',
  alt: 'Alternative text',
  altHint:
    'What the picture shows, for people who cannot see it. Leave it empty only for decoration.',
  focalHeading: 'Point that stays in view',
  focalHint:
    'Where a picture is cropped, this point stays in view. In percent from the left and from the top.',
  focalClick: 'Click the picture to choose it.',
  focalX: 'From the left',
  focalY: 'From the top',
  save: 'Save',
  saved: 'Saved. Visitors see it now.',
  usesHeading: 'Where it is used',
  unused: 'Nothing uses this file.',
  product: 'Product {title}',
  pattern: 'Pattern “{title}”',
  brand: 'Settings: icon and sharing',
  look: 'Look: a font',
  deleteHeading: 'Delete',
  deleteText: 'A deleted file cannot be restored.',
  deleteUsed: 'Delete it even though it is used: it will be missing from these places',
  delete: 'Delete file',
  deleted: '“{name}” was deleted.',
  // What is wrong.
  nameMissing: 'Please enter a file name',
  tooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  wrongType: 'The file {fileName} does not appear to be a supported file.',
  other: '{fileName}: {message}',
  problem: 'There was a problem while uploading your file.',
  renameProblem: 'There was a problem while renaming your file.',
  failed: 'File upload failed to complete',
  network: 'Network error',
  nothingChosen: 'Choose at least one file.',
  focalWrong: 'Enter a number from 0 to 100.',
  altTooLong: 'It has {length} characters; it can have up to 1000.',
  changedMeanwhile:
    'Someone changed this file after you opened the page. Nothing was saved. Below is what you entered; look at the file as it is now, then save again.',
  usedMeanwhile: 'Nothing was deleted: this file is in use.',
} as const;

/** A code of these texts. */
export type AssetCode = keyof typeof assetTexts;

/** Gives a text about files. */
export const { say: sayOfAssets } = englishTexts(assetTexts);
