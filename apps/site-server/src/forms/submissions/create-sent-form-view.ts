import { blockFields } from '@frontage/react-blocks/fields';
import { collectReferences } from '@frontage/site-model/fields';
import type { LoadVisitorState } from '../../pages/load-visitor-state';
import type { PageServices } from '../../pages/page-services';
import type { PageView } from '../../pages/page-view';
import { uncachedPage } from '../../pages/uncached-page';

/** Makes the view of a page after its form was sent, for visitors without scripts. */
export function createSentFormView({
  render,
  visitorState,
}: Pick<PageServices, 'render'> & { visitorState: LoadVisitorState }): PageView {
  return async ({ request, site, findPage }) => {
    const formId = request.query.get('submitted');
    const page = formId === null ? undefined : await findPage();
    if (formId === null || !page) return undefined;
    const { formIds } = collectReferences(page.document, blockFields);
    if (!formIds.includes(formId)) return undefined;
    const formState = { formId, values: {}, errors: {}, status: 'sent' } as const;
    const state = { ...(await visitorState(request, { site, page })), formState };
    return uncachedPage({ render }, request, { site, page, status: 200, state });
  };
}
