import type { KnownForm } from '../../forms/definitions/known-forms';
import { messageStates } from '../../forms/submissions/messages';
import { FilterSelect, ListFilters } from '../ListFilters';
import { isFiltered, messagesPath, type MessageQuery } from './message-query';
import { sayOfMessages } from './message-texts';

/** Renders what a list of messages is filtered by. */
export function MessageFilters({
  query,
  forms,
}: {
  query: MessageQuery;
  forms: readonly KnownForm[];
}) {
  return (
    <ListFilters
      path={messagesPath}
      label={sayOfMessages('search')}
      search={query.q}
      isFiltered={isFiltered(query)}
    >
      <FilterSelect
        name="form"
        label={sayOfMessages('form')}
        all={sayOfMessages('allForms')}
        options={forms.map(({ id, name, isDeleted }) => [
          id,
          isDeleted ? sayOfMessages('deletedForm', { name }) : name,
        ])}
        value={query.form}
      />
      <FilterSelect
        name="state"
        label={sayOfMessages('state')}
        all={sayOfMessages('allStates')}
        options={messageStates.map((state) => [state, sayOfMessages(state)])}
        value={query.state}
      />
    </ListFilters>
  );
}
