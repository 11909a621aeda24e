import type { KnownForm } from '../../forms/definitions/known-forms';
import { formAt, type PastForms } from '../../forms/definitions/past-forms';
import { messageStates, type Message } from '../../forms/submissions/messages';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { EmptyList } from '../EmptyList';
import { ListFilters, type FilterSelectProps } from '../ListFilters';
import type { ListPart } from '../list-part';
import { isFiltered, partHref } from '../list-query';
import { PartLinks } from '../PartLinks';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { describeMessage } from './describe-message';
import { messagesHref, messagesPath, type MessageQuery } from './message-query';
import { pickScript } from '../pick-script';
import { MarkedNotice } from './MarkedNotice';
import { MessageButtons } from './MessageButtons';
import { MessageTable } from './MessageTable';
import { sayOfMessages } from './message-texts';

/** A part of the list of messages. */
export interface ShownMessages extends ListPart<Message> {
  readonly query: MessageQuery;
  readonly forms: readonly KnownForm[];
  /** What they were when the messages came. */
  readonly past: PastForms;
}

/** Answers with a part of the list of messages. */
export function messagesPage(
  site: Site,
  contributor: Contributor,
  shown: ShownMessages,
): EndpointReply {
  const { query, forms, past, rows } = shown;
  const formOf = new Map(forms.map((form) => [form.id, form]));
  const time = areaTime(site);
  const isNone = rows.length === 0 && !isFiltered(query) && !query.before && !query.after;
  const listed = rows.flatMap((message) => {
    const form = formOf.get(message.formId);
    return form
      ? [
          {
            message,
            form: form.name,
            received: time(message.createdAt),
            ...describeMessage(
              formAt(
                { definition: form.definition, past: past.get(form.id) ?? [] },
                message.createdAt,
              ),
              message,
            ),
          },
        ]
      : [];
  });
  return contributorPage(
    site,
    contributor,
    { title: sayOfMessages('title'), section: messagesPath, scripts: [pickScript] },
    <>
      <MarkedNotice query={query} />
      <ListFilters
        path={messagesPath}
        isEmpty={isNone}
        label={sayOfMessages('search')}
        search={query.q}
        selects={[
          formSelect(shown),
          stateSelect(sayOfMessages, messageStates, query.state),
          sortSelect(query.sort),
        ]}
      />
      {listed.length > 0 ? (
        <form method="post" action={messagesHref(messagesPath, query, query)}>
          <MessageTable query={query} messages={listed} />
          <MessageButtons mayEdit={contributor.permissions.includes('config.editSubmissions')} />
        </form>
      ) : (
        <EmptyList
          text={sayOfMessages(isFiltered(query) ? 'noneFound' : 'none')}
          begin={isNone ? ['/config/forms', sayOfMessages('begin')] : undefined}
        />
      )}
      <PartLinks title={sayOfMessages('title')} path={messagesPath} query={query} part={shown} />
      {!isNone && contributor.permissions.includes('config.exportSubmissions') && (
        <ExportLink query={query} />
      )}
    </>,
  );
}

function formSelect({ query, forms }: ShownMessages): FilterSelectProps {
  return {
    name: 'form',
    label: sayOfMessages('form'),
    all: sayOfMessages('allForms'),
    options: forms.map(({ id, name, isDeleted }) => [
      id,
      isDeleted ? sayOfMessages('deletedForm', { name }) : name,
    ]),
    value: query.form,
  };
}

function ExportLink({ query: { form, q, state } }: Pick<ShownMessages, 'query'>) {
  return (
    <p className="aside">
      {form ? (
        <a href={partHref(`${messagesPath}/export`, { form, q, state })}>
          {sayOfMessages('export')}
        </a>
      ) : (
        <span className="quiet">{sayOfMessages('exportHint')}</span>
      )}
    </p>
  );
}
