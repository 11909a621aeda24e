import type { FormDefinition } from '@frontage/form-runtime';
import type { EndpointRequest } from '../../http/endpoint';
import type { PageServices } from '../../pages/page-services';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { FormLookup } from './create-form-lookup';

/** What tells which forms a visitor may use. */
export interface VisitorForms extends Pick<PageServices, 'isMember'> {
  forms: FormLookup;
}

/**
 * Finds a form for a visitor.
 *
 * @param services the forms, and what knows members
 * @param request of the visitor
 * @param site the site
 * @param formId as it was sent
 * @returns `404` if there is no such form; `401` if it is for members and the visitor is none
 */
export async function findFormFor(
  { forms, isMember }: VisitorForms,
  request: EndpointRequest,
  site: Site,
  formId: string,
): Promise<FormDefinition | 401 | 404> {
  const form = isStorable(formId) ? await forms.find(site, formId) : undefined;
  if (!form) return 404;
  const isClosed = (await forms.isForMembers(site, formId)) && !(await isMember(request));
  return isClosed ? 401 : form;
}
