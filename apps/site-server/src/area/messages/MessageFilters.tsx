import type { KnownForm } from '../../forms/definitions/known-forms';
import { messageStates } from '../../forms/submissions/messages';
import { messagesPath, type MessageQuery } from './message-query';
import { sayOfMessages } from './message-texts';

/** Renders what a list of messages is filtered by; the address keeps it. */
export function MessageFilters({
  query,
  forms,
}: {
  query: MessageQuery;
  forms: readonly KnownForm[];
}) {
  const isFiltered = [query.q, query.form, query.state].some(Boolean);
  return (
    <form className="filters" role="search" action={messagesPath}>
      <div className="field">
        <label htmlFor="q">{sayOfMessages('search')}</label>
        <input id="q" name="q" type="search" defaultValue={query.q ?? ''} maxLength={200} />
      </div>
      <div className="field">
        <label htmlFor="form">{sayOfMessages('form')}</label>
        <select id="form" name="form" defaultValue={query.form ?? ''}>
          <option value="">{sayOfMessages('allForms')}</option>
          {forms.map(({ id, name, isDeleted }) => (
            <option key={id} value={id}>
              {isDeleted ? sayOfMessages('deletedForm', { name }) : name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="state">{sayOfMessages('state')}</label>
        <select id="state" name="state" defaultValue={query.state ?? ''}>
          <option value="">{sayOfMessages('allStates')}</option>
          {messageStates.map((state) => (
            <option key={state} value={state}>
              {sayOfMessages(state)}
            </option>
          ))}
        </select>
      </div>
      <button className="button" data-look="quiet">
        {sayOfMessages('filter')}
      </button>
      {isFiltered && <a href={messagesPath}>{sayOfMessages('clear')}</a>}
    </form>
  );
}
