import type { ReviewFact } from '@frontage/site-model/editing';
import type { PageDocument } from '@frontage/site-model';
import { findCodeApprovals } from '../../pages/code/code-approvals';
import { listPageCodes, type PageCode } from '../../pages/code/page-codes';
import type { EditedPage } from '../../pages/documents/edited-page';
import type { Database } from '../../store/database';
import { sayOfChanges } from './change-texts';

/** A page that somebody is about to publish. */
export interface CodeReview {
  readonly page: Pick<EditedPage, 'siteId' | 'document'>;
  /** What visitors see now; undefined for nothing. */
  readonly published: PageDocument | undefined;
  /** Whether whoever publishes it may inject code. */
  readonly mayInject: boolean;
}

/** Says what the code of a page may do once it is published, and from where it loads. */
export async function codeFacts(
  db: Database,
  { page, published, mayInject }: CodeReview,
): Promise<readonly ReviewFact[]> {
  const codes = listPageCodes(page.document);
  const before = new Set(listPageCodes(published ?? { sections: [] }).map(({ hash }) => hash));
  const approved = await findCodeApprovals(db, page.siteId, codes);
  return codes.map((code) => {
    const runs = mayInject || approved.has(code.hash) ? 'codeRuns' : 'codeWaits';
    const { title } = code;
    const named = title === '' ? 'codeNameless' : 'codeCalled';
    const said = { code: sayOfChanges(named, { title }), loads: loadsOf(code) };
    return {
      label: sayOfChanges('code'),
      text: sayOfChanges(code.scripts ? runs : 'codeOf', said),
      isNew: !before.has(code.hash),
    };
  });
}

function loadsOf({ origins }: PageCode): string {
  return origins.length === 0
    ? sayOfChanges('codeLoadsNothing')
    : sayOfChanges('codeLoads', { list: origins.join(', ') });
}
