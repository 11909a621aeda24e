import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { formPath, formsPath } from './form-query';
import { sayOfForms } from './form-texts';
import type { LoadedForm } from './load-form';

/** Answers with the page that asks before a form is deleted, and names the pages that lose it. */
export function deleteFormPage(
  site: Site,
  contributor: Contributor,
  { form: { id, name }, pages }: LoadedForm,
): EndpointReply {
  const path = formPath(id);
  return contributorPage(
    site,
    contributor,
    { title: sayOfForms('deleteTitle', { name }), section: formsPath },
    <form className="step" method="post" action={`${path}/delete`}>
      <p>{sayOfForms(pages.length > 0 ? 'deleteUsed' : 'deleteUnused')}</p>
      {pages.length > 0 && (
        <ul>
          {pages.map((page) => (
            <li key={page.id}>
              <a href={`/config/pages/${page.id}`}>{page.title}</a>
            </li>
          ))}
        </ul>
      )}
      <p>{sayOfForms('deleteText')}</p>
      <div className="actions">
        <button className="button">{sayOfForms('delete')}</button>
        <a className="button" data-look="quiet" href={path}>
          {sayOfForms('goBack')}
        </a>
      </div>
    </form>,
  );
}
