import { editorPageTexts } from '@frontage/page-editor/page';
import { englishTexts } from '../../texts/server-texts';

/** What the frame of the editor says. In English, as is the whole area. */
const editorTexts = {
  ...editorPageTexts,
  title: 'Edit “{title}”',
  back: 'Back to the page',
  more: 'More',
  previews: 'Preview links',
  versions: 'Versions',
  scheduled: 'Goes live on {time} ({zone}), with all changes until then.',
  review: 'Review',
  shownOn: 'Everybody, while “{name}” is on',
  shownOff: 'Everybody, while “{name}” is off',
  shownA: 'Version A of “{name}”',
  shownB: 'Version B of “{name}”',
  noScript:
    'The editor needs scripts, which this browser does not run. Its title, its address and what visitors see of it can be changed without them.',
  unbuilt: 'This server was started without the editor. Build the site runtime and start it again.',
};

/** Gives a text about the editor. */
export const { say: sayOfEditor } = englishTexts(editorTexts);
