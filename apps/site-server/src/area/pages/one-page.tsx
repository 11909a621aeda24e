import { pageTypes } from '@frontage/site-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { EditedPage } from '../../pages/documents/edited-page';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { Field } from '../Field';
import { collectionsPath, itemFactsPath, pagesPath } from './page-query';
import { sayOfPages, type PageCode } from './page-texts';
import { pageTypeText } from './page-type-texts';
import { isItemPage } from './is-item-page';
import { LinksHere } from './LinksHere';
import { mayBeForMembers } from './may-be-for-members';
import { PagePublishing } from './PagePublishing';
import type { ShownPage, WrongPage } from './shown-page';

/** Whether somebody may change every page of the site. */
export const mayEditPages = ({ permissions }: Contributor) =>
  permissions.includes('config.editContent');

/** Answers with one page: what visitors see of it, its title and address, copying and deleting. */
export function onePage(site: Site, contributor: Contributor, shown: ShownPage): EndpointReply {
  const { page, may, preview, done, wrong } = shown;
  const kind = pageTypeText(page.pageType);
  const said = {
    title: page.title,
    time: page.publishAt === null ? '' : areaTime(site)(page.publishAt),
  };
  return contributorPage(
    site,
    contributor,
    {
      title: page.title,
      section: pagesPath,
      item: page,
      ...(wrong && { status: wrong.status, isWrong: true }),
    },
    <>
      <p>
        {isItemPage(page) ? (
          <a href={`${collectionsPath}/${page.collectionId}`}>{sayOfPages('backToItems')}</a>
        ) : (
          <a href={pagesPath}>{sayOfPages('back')}</a>
        )}
        {kind !== undefined && <span className="quiet"> · {kind}</span>}
      </p>
      {done && (
        <p className="notice" role="status">
          {sayOfPages(done, said)}
        </p>
      )}
      {wrong?.field === 'page' && (
        <p className="notice" role="alert">
          {wrong.text}
        </p>
      )}
      <PagePublishing site={site} shown={shown} />
      {page.state !== 'deleted' && (
        <>
          <p className="links aside">
            {may.edit && (
              <a className="button" href={`${pagesPath}/${page.id}/edit`}>
                {sayOfPages('edit')}
              </a>
            )}
            {isItemPage(page) && mayEditPages(contributor) && (
              <a href={itemFactsPath(page.id)}>{sayOfPages('itemFacts')}</a>
            )}
            {page.isVisible && <a href={`/${page.slug}`}>{sayOfPages('open')}</a>}
            <a href={preview.href}>{sayOfPages('preview')}</a>
            {may.edit && (
              <a href={`${pagesPath}/${page.id}/previews`}>{sayOfPages('previewLinks')}</a>
            )}
            {may.edit && (page.isAhead || !page.isVisible) && (
              <a href={`${pagesPath}/${page.id}/changes`}>{sayOfPages('changes')}</a>
            )}
            <a href={`${pagesPath}/${page.id}/versions`}>{sayOfPages('versions')}</a>
          </p>
          <p className="quiet hint">
            {sayOfPages('previewText', { time: areaTime(site)(preview.until) })}
          </p>
          <LinkedFrom {...shown} mayEdit={mayEditPages(contributor)} />
          {may.edit && <PageFactsForm {...shown} />}
          {may.copy && <PageCopy {...shown} />}
        </>
      )}
    </>,
  );
}

/** Before a page is hidden, renamed or deleted, it is seen who links to it. */
function LinkedFrom({ linksHere = [], mayEdit }: ShownPage & { mayEdit: boolean }) {
  if (linksHere.length === 0) return null;
  const count = new Set(linksHere.map(({ id }) => id)).size;
  return (
    <details className="more aside">
      <summary>{sayOfPages('linksHere', { count })}</summary>
      <LinksHere links={linksHere} mayEdit={mayEdit} />
    </details>
  );
}

function PageFactsForm({ page, may, entered = page, wrong, ...addresses }: ShownPage) {
  const fixed = fixedSlugHint(page, may);
  const wrongOf = (field: WrongPage['field']) => (wrong?.field === field ? wrong.text : undefined);
  return (
    <form className="step" method="post" action={`${pagesPath}/${page.id}`} noValidate>
      <h2>{sayOfPages('factsHeading')}</h2>
      <input type="hidden" name="revision" value={page.revision} />
      <Field
        name="title"
        label={sayOfPages('pageTitle')}
        hint={sayOfPages('titleHint')}
        value={entered.title}
        wrong={wrongOf('title')}
        isRequired
      />
      {fixed ? (
        <p className="quiet">{sayOfPages(fixed)}</p>
      ) : (
        <Field
          name="slug"
          label={sayOfPages('slug')}
          hint={[sayOfPages('slugHint'), ...sayAddresses(page, addresses)].join(' ')}
          value={entered.slug}
          wrong={wrongOf('slug')}
          isRequired
        />
      )}
      <Field
        name="description"
        label={sayOfPages('description')}
        hint={sayOfPages('descriptionHint')}
        value={entered.description}
        rows={3}
      />
      {mayBeForMembers(page) && (
        <label className="check">
          <input
            type="checkbox"
            name="members"
            defaultChecked={entered.pageType === pageTypes.codes.protectedContent}
          />
          {sayOfPages('membersOnly')}
        </label>
      )}
      <div className="actions">
        <button className="button">{sayOfPages('save')}</button>
      </div>
    </form>
  );
}

/** Why its address is not changed here; undefined where it is. */
function fixedSlugHint(page: EditedPage, may: ShownPage['may']): PageCode | undefined {
  if (page.slug === '') return 'homeSlugHint';
  if (!may.move) return 'productSlugHint';
  return isItemPage(page) ? 'itemSlugHint' : undefined;
}

/** An address that led to the page once still does; that of a hidden page may lead to another. */
function sayAddresses(
  { slug }: ShownPage['page'],
  { oldAddresses = [], leadsTo }: Pick<ShownPage, 'oldAddresses' | 'leadsTo'>,
): readonly string[] {
  const code = oldAddresses.length === 1 ? 'leadsHere' : 'leadHere';
  return [
    ...(oldAddresses.length > 0 ? [sayOfPages(code, { list: oldAddresses.join(', ') })] : []),
    ...(leadsTo === undefined ? [] : [sayOfPages('leadsElsewhere', { slug, target: leadsTo })]),
  ];
}

function PageCopy({ page, may }: ShownPage) {
  const path = `${pagesPath}/${page.id}`;
  const revision = <input type="hidden" name="revision" value={page.revision} />;
  return (
    <>
      <h2>{sayOfPages('moreHeading')}</h2>
      <div className="row">
        <form method="post" action={`${path}/draft`}>
          {revision}
          <button className="button" data-look="quiet" name="do" value="copy">
            {sayOfPages('copy')}
          </button>
        </form>
        {may.remove && page.slug !== '' && (
          <form method="post" action={`${path}/publish`}>
            {revision}
            <button className="button" data-look="quiet" name="do" value="delete">
              {sayOfPages('delete')}
            </button>
          </form>
        )}
      </div>
    </>
  );
}
