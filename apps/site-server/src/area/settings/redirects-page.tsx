import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { redirectStates, type ListedRedirect } from '../../pages/documents/list-redirects';
import type { Site } from '../../sites/site-settings';
import { Field } from '../Field';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import { ListLinks } from '../ListLinks';
import { isFiltered } from '../list-query';
import { sayOfPicks } from '../pick-texts';
import { PickAll, PickBox } from '../PickBox';
import { PickForm } from '../PickForm';
import { rowForm } from '../row-form';
import { pickScript } from '../pick-script';
import { stateSelect } from '../state-select';
import type { EnteredRedirect, WrongRedirect } from './judge-redirect';
import type { ListedRedirects } from './load-redirects';
import { redirectsHref, redirectsPath } from './redirect-query';
import { settingsPath } from './settings-path';
import { sayOfSettings } from './settings-texts';

/** A part of the redirects of a site, and what was entered. */
export interface ShownRedirects extends ListedRedirects {
  /** @default nothing */
  readonly entered?: EnteredRedirect;
  readonly wrong?: WrongRedirect;
}

/** Answers with the redirects of a site, and a form that adds one. */
export function redirectsPage(
  site: Site,
  contributor: Contributor,
  { query, part, count, entered, wrong }: ShownRedirects,
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfSettings('redirects'),
      section: settingsPath,
      scripts: [pickScript],
      ...(wrong && { status: 400, isWrong: true }),
    },
    <>
      <p>
        <a href={settingsPath}>{sayOfSettings('back')}</a>
      </p>
      {query.done && (
        <p className="notice" role={query.done === 'nothing' ? 'alert' : 'status'}>
          {sayOfSettings(query.done)}
        </p>
      )}
      <p>{sayOfSettings('redirectsText')}</p>
      {part.rows.length > 0 && (
        <p>
          <a className="button" href="#new">
            {sayOfSettings('addRedirect')}
          </a>
        </p>
      )}
      <ListFilters
        path={redirectsPath}
        label={sayOfSettings('searchRedirects')}
        search={query.q}
        selects={[stateSelect(sayOfSettings, redirectStates, query.state), orderSelect(query.sort)]}
      />
      <ListFound
        path={redirectsPath}
        query={query}
        part={part}
        count={count}
        sayFound={(found) => sayOfSettings('foundRedirects', { count: found })}
        empty={sayOfSettings(isFiltered(query) ? 'noneFoundRedirects' : 'noRedirects')}
        exportNeeds="settings.general"
        permissions={contributor.permissions}
        links={<RedirectParts query={query} part={part} />}
      >
        <PickForm
          href={redirectsHref(query, `${redirectsPath}/remove`)}
          mayPick
          pickedOne={sayOfSettings('pickedOne')}
          pickedOther={sayOfSettings('pickedOther')}
          acts={[['remove', sayOfSettings('remove')]]}
        >
          <RedirectTable redirects={part.rows} />
        </PickForm>
      </ListFound>
      <NewRedirect entered={entered} wrong={wrong} />
    </>,
  );
}

function NewRedirect({ entered, wrong }: Pick<ShownRedirects, 'entered' | 'wrong'>) {
  const wrongOf = (field: keyof EnteredRedirect) =>
    wrong?.field === field ? wrong.wrong : undefined;
  return (
    <form className="step" id="new" method="post" action={redirectsPath} noValidate>
      <h2>{sayOfSettings('addRedirect')}</h2>
      <Field
        name="path"
        label={sayOfSettings('path')}
        hint={sayOfSettings('pathHint')}
        value={entered?.path ?? ''}
        wrong={wrongOf('path')}
        isRequired
      />
      <Field
        name="target"
        label={sayOfSettings('target')}
        hint={sayOfSettings('targetHint')}
        value={entered?.target ?? ''}
        wrong={wrongOf('target')}
        isRequired
      />
      <div className="actions">
        <button className="button">{sayOfSettings('add')}</button>
      </div>
    </form>
  );
}

function orderSelect(value: 'z' | undefined) {
  return {
    name: 'sort',
    label: sayOfSettings('order'),
    all: sayOfSettings('fromA'),
    options: [['z', sayOfSettings('fromZ')]],
    value,
  } as const;
}

function RedirectParts({ query, part }: Pick<ListedRedirects, 'query' | 'part'>) {
  const [first, last] = [part.rows[0], part.rows.at(-1)];
  const top = { ...query, before: undefined, after: undefined };
  return (
    <ListLinks
      title={sayOfSettings('redirects')}
      texts={{ newer: sayOfSettings('previous'), older: sayOfSettings('next') }}
      newer={part.hasNewer ? redirectsHref({ ...top, before: first?.path }) : undefined}
      older={part.hasOlder && last ? redirectsHref({ ...top, after: last.path }) : undefined}
    />
  );
}

function RedirectTable({ redirects }: { redirects: readonly ListedRedirect[] }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <PickAll />
          <th scope="col">{sayOfSettings('path')}</th>
          <th scope="col">{sayOfSettings('target')}</th>
          <th scope="col">
            <span className="unseen">{sayOfSettings('remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {redirects.map(({ path, target, pageId }) => (
          <tr key={path}>
            <td>
              <PickBox id={path} label={sayOfPicks('pickOf', { name: path })} />
            </td>
            <th scope="row" className="excerpt">
              {path}
            </th>
            <td className="excerpt">
              {target}
              {pageId !== null && <div className="quiet hint">{sayOfSettings('followsPage')}</div>}
            </td>
            <td>
              <button
                className="button"
                data-look="quiet"
                form={rowForm}
                name="do"
                value={`remove@${path}`}
                aria-label={sayOfSettings('removeOf', { path })}
              >
                {sayOfSettings('remove')}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
