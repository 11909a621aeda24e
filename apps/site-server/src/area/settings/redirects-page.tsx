import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Redirect } from '../../pages/documents/redirects';
import type { Site } from '../../sites/site-settings';
import { Field } from '../Field';
import type { EnteredRedirect, WrongRedirect } from './judge-redirect';
import { settingsPath } from './settings-path';
import { sayOfSettings } from './settings-texts';

/** The address of the redirects. */
export const redirectsPath = `${settingsPath}/redirects`;

/** The redirects of a site, and what was entered. */
export interface ShownRedirects {
  readonly redirects: readonly Redirect[];
  /** @default nothing was */
  readonly done?: 'added' | 'removed' | undefined;
  /** @default nothing */
  readonly entered?: EnteredRedirect;
  readonly wrong?: WrongRedirect;
}

/** Answers with the redirects of a site, and a form that adds one. */
export function redirectsPage(
  site: Site,
  contributor: Contributor,
  { redirects, done, entered, wrong }: ShownRedirects,
): EndpointReply {
  const wrongOf = (field: keyof EnteredRedirect) =>
    wrong?.field === field ? wrong.wrong : undefined;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfSettings('redirects'),
      section: settingsPath,
      ...(wrong && { status: 400, isWrong: true }),
    },
    <>
      <p>
        <a href={settingsPath}>{sayOfSettings('back')}</a>
      </p>
      {done && (
        <p className="notice" role="status">
          {sayOfSettings(done)}
        </p>
      )}
      <p>{sayOfSettings('redirectsText')}</p>
      {redirects.length > 0 ? (
        <RedirectTable redirects={redirects} />
      ) : (
        <p className="quiet">{sayOfSettings('noRedirects')}</p>
      )}
      <form className="step" method="post" action={redirectsPath} noValidate>
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
          <button className="button" name="do" value="add">
            {sayOfSettings('add')}
          </button>
        </div>
      </form>
    </>,
  );
}

function RedirectTable({ redirects }: { redirects: readonly Redirect[] }) {
  return (
    <table className="list">
      <thead>
        <tr>
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
            <th scope="row" className="excerpt">
              {path}
            </th>
            <td className="excerpt">
              {target}
              {pageId !== null && <div className="quiet hint">{sayOfSettings('follows')}</div>}
            </td>
            <td>
              <form method="post" action={redirectsPath}>
                <input type="hidden" name="path" value={path} />
                <button
                  className="button"
                  data-look="quiet"
                  name="do"
                  value="remove"
                  aria-label={sayOfSettings('removeOf', { path })}
                >
                  {sayOfSettings('remove')}
                </button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
