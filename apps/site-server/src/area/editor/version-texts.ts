import { englishTexts } from '../../texts/server-texts';

/** What the area says about the versions of a page. In English, as is the whole area. */
const versionTexts = {
  title: 'Versions of “{title}”',
  titleOf: 'Version {number} of “{title}”',
  backToVersions: 'All versions',
  edit: 'Edit the newest version',
  back: 'Back to the page',
  intro:
    'A new version begins when a page is published, when nobody has changed it for an hour, and when its title changes.',
  version: 'Version',
  begun: 'Begun',
  by: 'Changed by',
  state: 'State',
  program: 'A program',
  number: 'Version {number}',
  published: 'Visitors see it',
  newest: 'Newest',
  look: 'Look at version {number}',
  compare: 'Compare',
  compareOf: 'Compare version {number} with the newest',
  restore: 'Restore',
  restoreOf: 'Restore version {number}',
  meanwhile:
    'Somebody has changed this page meanwhile. Nothing was restored. Look at its newest version, then restore again.',
  restored: 'Version {number} is the newest one again. Visitors see it once you publish the page.',
  undo: 'Undo: back to version {number}',
  none: 'This page has no earlier version yet.',
};

/** Gives a text about versions. */
export const { say: sayOfVersions } = englishTexts(versionTexts);
