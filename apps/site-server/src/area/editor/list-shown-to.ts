import { readSiteExperiments } from '@frontage/site-model/fields';
import type { EditorData } from '@frontage/site-model/editing';
import { sayOfEditor } from './editor-texts';

const variants = {
  toggle: [
    ['true', 'shownOn'],
    ['false', 'shownOff'],
  ],
  test: [
    ['a', 'shownA'],
    ['b', 'shownB'],
  ],
} as const;

/** Lists the groups of visitors that a section can be for: those of all experiments of a site. */
export function listShownTo(stored: unknown): EditorData['shownTo'] {
  return readSiteExperiments(stored).flatMap(({ kind, name }) =>
    variants[kind].map(
      ([variant, text]) => [`${name}=${variant}`, sayOfEditor(text, { name })] as const,
    ),
  );
}
