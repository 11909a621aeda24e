import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import type { AccessToken } from '../../tokens/access-tokens';
import { areaTime, type WriteTime } from '../area-time';
import { permissionTexts } from '../people/permission-texts';
import { NewToken } from './NewToken';
import type { EnteredToken } from './token-body';
import { tokensPath } from './tokens-path';
import { sayOfTokens as say, type TokenCode } from './token-texts';

/** What the page of tokens shows. */
export interface TokensShown {
  /** Each with the name of its maker. */
  readonly tokens: readonly (AccessToken & { readonly maker: string })[];
  /** What was entered for a new one. @default nothing */
  readonly entered?: EnteredToken;
  /** What is wrong with it. @default nothing */
  readonly wrong?: TokenCode | undefined;
  /** What was done. @default nothing */
  readonly done?: TokenCode | undefined;
}

/** Answers with the tokens of a site. */
export function tokensPage(
  site: Site,
  contributor: Contributor,
  { tokens, entered, wrong, done }: TokensShown,
): EndpointReply {
  const time = areaTime(site);
  return contributorPage(
    site,
    contributor,
    { title: say('title'), section: tokensPath, ...(wrong && { status: 400, isWrong: true }) },
    <>
      {done && (
        <div className="notice" role="status">
          <p>{say(done)}</p>
        </div>
      )}
      <p>{say('intro')}</p>
      {tokens.length === 0 ? (
        <p className="quiet">{say('none')}</p>
      ) : (
        <TokenTable tokens={tokens} time={time} />
      )}
      <NewToken held={contributor.permissions} entered={entered} wrong={wrong} />
    </>,
  );
}

function TokenTable({ tokens, time }: Pick<TokensShown, 'tokens'> & { time: WriteTime }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{say('name')}</th>
          <th scope="col">{say('may')}</th>
          <th scope="col">{say('maker')}</th>
          <th scope="col">{say('used')}</th>
          <th scope="col">{say('ends')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ id, name, maker, permissions, usedAt, expiresAt }) => (
          <tr key={id}>
            <th scope="row" className="excerpt">
              {name}
            </th>
            <td>{permissions.map((permission) => permissionTexts[permission]).join(', ')}</td>
            <td className="excerpt">{maker}</td>
            <td className="quiet">
              {usedAt === undefined ? say('unused') : <Time date={usedAt} time={time} />}
            </td>
            <td className="quiet">
              <Time date={expiresAt} time={time} />
            </td>
            <td>
              <form method="post" action={`${tokensPath}/${id}/end`}>
                <button className="button" data-look="quiet" aria-label={say('endOf', { name })}>
                  {say('end')}
                </button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Time({ date, time }: { date: number; time: WriteTime }) {
  return <time dateTime={new Date(date).toISOString()}>{time(date)}</time>;
}

/** Answers with a new token, which is shown this once. */
export function madeTokenPage(
  site: Site,
  contributor: Contributor,
  { token, href }: { readonly token: string; readonly href: string },
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: say('madeTitle'), section: tokensPath },
    <div className="step">
      <p>{say('madeText')}</p>
      <p className="secret">
        <code aria-label={say('madeLabel')}>{token}</code>
      </p>
      <p>{say('madeUse')}</p>
      <pre className="code" tabIndex={0}>
        <code>{`curl -H 'Authorization: Bearer ${token}' -H 'Accept: application/json' ${href}`}</code>
      </pre>
      <div className="actions">
        <a className="button" href={tokensPath}>
          {say('madeDone')}
        </a>
      </div>
    </div>,
  );
}
