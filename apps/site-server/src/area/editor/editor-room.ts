import type { DeclaredSection } from '../area-sections';
import { closeQuietVersions } from '../../pages/documents/take-page-edits';
import type { Store } from '../../store/store';
import { changeActions } from './change-actions';
import { compareActions } from './compare-actions';
import { editorActions } from './editor-actions';
import { presenceActions } from './presence-actions';
import { versionActions } from './version-actions';

const minute = 60 * 1000;

/** What the page editor adds to the server. */
export const editorRoom = {
  sections: [
    { group: 'Site', path: '/config/?frameUrl=', text: 'Your site' },
  ] satisfies readonly DeclaredSection[],
  actions: [
    ...editorActions,
    ...presenceActions,
    ...changeActions,
    ...versionActions,
    ...compareActions,
  ],
  sweeps: [
    {
      every: minute,
      run: ({ write, now }: Pick<Store, 'write' | 'now'>) =>
        write((db) => closeQuietVersions(db, now())),
    },
  ],
};
