import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { NewPageForm, type ShownNewPage } from './NewPageForm';
import { pagesPath } from './page-query';
import { sayOfPages } from './page-texts';

/** Answers with the page on which another one is begun. */
export function newPage(site: Site, contributor: Contributor, shown: ShownNewPage): EndpointReply {
  const { wrong } = shown;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfPages('newTitle'),
      section: pagesPath,
      ...(wrong && { status: 400, isWrong: true }),
    },
    <>
      <p>
        <a href={pagesPath}>{sayOfPages('back')}</a>
      </p>
      <NewPageForm contributor={contributor} shown={shown} />
    </>,
  );
}
