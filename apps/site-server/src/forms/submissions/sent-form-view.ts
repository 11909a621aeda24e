import { blockFields } from '@frontage/react-blocks/fields';
import { collectReferences } from '@frontage/site-model/fields';
import type { EndpointReply } from '../../http/endpoint';
import type { LoadVisitorState } from '../../pages/load-visitor-state';
import type { PageServices } from '../../pages/page-services';
import type { PageVisit } from '../../pages/page-view';
import { uncachedPage } from '../../pages/uncached-page';

/** Shows a page after its form was sent, for visitors without scripts. */
export async function sentFormView(
  { request, site, findPage }: PageVisit,
  {
    render,
    viewLimit,
    visitorState,
  }: Pick<PageServices, 'render' | 'viewLimit'> & { visitorState: LoadVisitorState },
): Promise<EndpointReply | undefined> {
  const formId = request.query.get('submitted');
  const page = formId === null ? undefined : await findPage();
  if (formId === null || !page) return undefined;
  const { formIds } = collectReferences(page.document, blockFields);
  if (!formIds.includes(formId)) return undefined;
  const formState = { formId, values: {}, errors: {}, status: 'sent' } as const;
  const state = { ...(await visitorState(request, { site, page })), formState };
  return uncachedPage({ render, viewLimit }, request, { site, page, status: 200, state });
}
