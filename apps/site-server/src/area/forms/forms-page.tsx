import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { ExportLink } from '../ExportLink';
import { ListFilters } from '../ListFilters';
import { listHref } from '../list-part';
import { stateSelect } from '../state-select';
import { formPath, formsPath, formStates, type FormQuery } from './form-query';
import { sayOfForms } from './form-texts';
import type { ListedForm } from './list-area-forms';

/** The list of forms. */
export interface ShownForms {
  readonly forms: readonly ListedForm[];
  readonly query: FormQuery;
  /** The form that was just deleted. @default none was */
  readonly deleted?: { readonly id: string; readonly name: string } | undefined;
}

/** Answers with the list of forms. */
export function formsPage(
  site: Site,
  contributor: Contributor,
  { forms, query, deleted }: ShownForms,
): EndpointReply {
  const isFiltered = Boolean(query.q) || query.state !== undefined;
  const mayRead = contributor.permissions.includes('config.readSubmissions');
  return contributorPage(
    site,
    contributor,
    { title: sayOfForms('title'), section: formsPath },
    <>
      {deleted && <UndoNotice {...deleted} />}
      <p className="links">
        <a className="button" href={`${formsPath}/new`}>
          {sayOfForms('add')}
        </a>
      </p>
      <ListFilters
        path={formsPath}
        label={sayOfForms('search')}
        search={query.q}
        selects={[stateSelect(sayOfForms, formStates, query.state)]}
      />
      {forms.length > 0 ? (
        <>
          <FormTable forms={forms} time={areaTime(site)} mayRead={mayRead} />
          <ExportLink
            path={formsPath}
            query={query}
            needs="config.editContent"
            permissions={contributor.permissions}
          />
        </>
      ) : (
        <p className="quiet">{sayOfForms(isFiltered ? 'noneFound' : 'none')}</p>
      )}
    </>,
  );
}

function UndoNotice({ id, name }: { id: string; name: string }) {
  return (
    <form className="notice row" method="post" action={`${formPath(id)}/restore`}>
      <p role="status">{sayOfForms('deleteDone', { name })}</p>
      <button className="button" data-look="quiet">
        {sayOfForms('undo')}
      </button>
    </form>
  );
}

function FormTable({
  forms,
  time,
  mayRead,
}: {
  forms: readonly ListedForm[];
  time: WriteTime;
  mayRead: boolean;
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfForms('name')}</th>
          <th scope="col">{sayOfForms('pages')}</th>
          {mayRead && <th scope="col">{sayOfForms('messages')}</th>}
          {mayRead && <th scope="col">{sayOfForms('last')}</th>}
        </tr>
      </thead>
      <tbody>
        {forms.map((form) => (
          <tr key={form.id}>
            <th scope="row" className="excerpt">
              <a href={formPath(form.id)}>
                <bdi>{form.name}</bdi>
              </a>
            </th>
            <td className="excerpt">
              {form.pages.length > 0
                ? form.pages.map(({ title }) => title).join(', ')
                : sayOfForms('unused')}
            </td>
            {mayRead && <MessageCells form={form} time={time} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MessageCells({ form: { id, messages }, time }: { form: ListedForm; time: WriteTime }) {
  return (
    <>
      <td>
        {messages ? (
          <a href={listHref('/config/messages', { form: id })}>
            {sayOfForms('messageCount', { count: messages.count })}
          </a>
        ) : (
          <span className="quiet">{sayOfForms('noMessages')}</span>
        )}
      </td>
      <td className="quiet">
        {messages?.lastAt !== undefined && (
          <time dateTime={new Date(messages.lastAt).toISOString()}>{time(messages.lastAt)}</time>
        )}
      </td>
    </>
  );
}
