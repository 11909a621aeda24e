import type { KnownForm } from '../../forms/definitions/known-forms';
import type { Message } from '../../forms/submissions/messages';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import { describeMessage } from './describe-message';
import { MessageFilters } from './MessageFilters';
import { messagesHref, messagesPath, type MessageQuery } from './message-query';
import { MessageTable } from './MessageTable';
import { sayOfMessages } from './message-texts';

/** A part of the list of messages. */
export interface ShownMessages {
  readonly query: MessageQuery;
  readonly forms: readonly KnownForm[];
  readonly messages: readonly Message[];
  /** Whether there are newer or older ones. */
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

/** Answers with a part of the list of messages. */
export function messagesPage(
  site: Site,
  contributor: Contributor,
  shown: ShownMessages,
): EndpointReply {
  const { query, forms, messages } = shown;
  const formOf = new Map(forms.map((form) => [form.id, form]));
  const time = new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: siteTimeZone(site),
  });
  const listed = messages.flatMap((message) => {
    const form = formOf.get(message.formId);
    return form
      ? [
          {
            message,
            form: form.name,
            received: time.format(message.createdAt),
            ...describeMessage(form.definition, message),
          },
        ]
      : [];
  });
  const isFiltered = [query.q, query.form, query.state].some(Boolean);
  return contributorPage(
    site,
    contributor,
    { title: sayOfMessages('title'), section: messagesPath },
    <>
      <MessageFilters query={query} forms={forms} />
      {listed.length > 0 ? (
        <MessageTable query={query} messages={listed} />
      ) : (
        <p className="quiet">{sayOfMessages(isFiltered ? 'noneFound' : 'none')}</p>
      )}
      <MessageParts {...shown} />
      {contributor.permissions.includes('config.exportSubmissions') && (
        <ExportLink formId={query.form} />
      )}
    </>,
  );
}

function MessageParts({ query, messages, hasNewer, hasOlder }: ShownMessages) {
  const [first] = messages;
  const last = messages.at(-1);
  return (
    <nav className="actions" aria-label={sayOfMessages('title')}>
      {hasNewer && first && (
        <a
          className="button"
          data-look="quiet"
          href={messagesHref(messagesPath, query, { after: first })}
        >
          {sayOfMessages('newer')}
        </a>
      )}
      {hasOlder && last && (
        <a
          className="button"
          data-look="quiet"
          href={messagesHref(messagesPath, query, { before: last })}
        >
          {sayOfMessages('older')}
        </a>
      )}
    </nav>
  );
}

function ExportLink({ formId }: { formId: string | undefined }) {
  return (
    <p className="aside">
      {formId ? (
        <a href={`${messagesPath}/export?${new URLSearchParams({ form: formId }).toString()}`}>
          {sayOfMessages('export')}
        </a>
      ) : (
        <span className="quiet">{sayOfMessages('exportHint')}</span>
      )}
    </p>
  );
}
