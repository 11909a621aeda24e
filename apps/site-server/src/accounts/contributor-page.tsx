import { whyNotTracked } from '@frontage/census';
import { isOnlyViewer } from '@frontage/site-model/enums';
import type { ReactNode } from 'react';
import { areaPage, type AreaPage } from '../area/area-page';
import { AreaFrame, type AreaItem } from '../area/AreaFrame';
import { areaKeysScript } from '../area/area-keys-script';
import { tallFieldsScript } from '../area/tall-fields-script';
import { findKeysScript } from '../area/find-script';
import { offlineScript } from '../area/offline-script';
import { panelTrackingScript } from '../area/panel-tracking-script';
import { unsavedScript } from '../area/unsaved-script';
import type { EndpointReply } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { siteTitle } from './account-manner';
import type { Contributor } from './create-identify';
import { formatOwnerHint } from './format-owner-hint';

/** What a page of the area says of itself. */
export interface ContributorPage extends Pick<
  AreaPage,
  'title' | 'status' | 'isWrong' | 'scripts' | 'styles' | 'frames' | 'lookAgain'
> {
  /** The path of its section. */
  readonly section: string;
  /** The item of the site that it is about. @default none */
  readonly item?: AreaItem;
}

/**
 * Answers with a page of the area for somebody who is signed in, with the sections that they may
 * open beside it. Pages of the site are told of them, so that they lead here [2.07].
 *
 * @param site the site
 * @param contributor who looks at it
 * @param page its title, and the path of its section
 * @param content what it shows
 */
export function contributorPage(
  site: Site,
  { account, permissions, sections, views }: Contributor,
  { title, section, item, scripts = [], ...page }: ContributorPage,
  content: ReactNode,
): EndpointReply {
  // A mere viewer is a visitor, who is not tracked here [2.12].
  const isViewerOnly = isOnlyViewer(account.roles);
  const isTracked = whyNotTracked({ path: section, hasAccount: true, isViewerOnly }) === undefined;
  const reply = areaPage(
    {
      title,
      site: siteTitle(site),
      scripts: [
        offlineScript,
        findKeysScript,
        areaKeysScript,
        tallFieldsScript,
        unsavedScript,
        ...(isTracked ? [panelTrackingScript] : []),
        ...scripts,
      ],
      ...page,
    },
    <AreaFrame
      site={siteTitle(site)}
      sections={sections}
      current={section}
      name={account.name}
      views={views}
      title={title}
      item={item}
      tellsTabs={permissions.includes('admin.access')}
    >
      {content}
    </AreaFrame>,
  );
  // A program has no browser that could be told.
  return account.by === undefined ? { ...reply, cookies: [formatOwnerHint(account)] } : reply;
}
