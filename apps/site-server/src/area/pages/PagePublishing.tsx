import type { EditedPage } from '../../pages/documents/edited-page';
import { deletedPageLifetime } from '../../pages/documents/pages';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import { areaTime } from '../area-time';
import { Field } from '../Field';
import { writeZonedTime } from '../../sites/zoned-time';
import type { ShownPage } from './shown-page';
import { pagesPath, type PageAct } from './page-query';
import { sayOfPages } from './page-texts';

/** A page on which it is said what visitors see. */
export interface PagePublishingProps {
  readonly site: Site;
  readonly shown: ShownPage;
}

/** Renders what visitors see of a page, and what changes that. */
export function PagePublishing({ site, shown }: PagePublishingProps) {
  const { page, may } = shown;
  return (
    <section className="step" aria-labelledby="visitors">
      <h2 id="visitors">{sayOfPages('visitorsHeading')}</h2>
      {statesOf(site, shown).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {may.publish && <PublishButtons page={page} may={may} seen={shown.seen} />}
      {may.publish && page.state !== 'deleted' && <Schedule site={site} shown={shown} />}
      {may.edit && page.state !== 'deleted' && <ReviewButton page={page} />}
    </section>
  );
}

function statesOf(
  site: Site,
  { page, around = [], deletedOriginal }: ShownPage,
): readonly string[] {
  const { state, isVisible, isAhead, publishAt, changedAt } = page;
  const time = areaTime(site);
  if (state === 'deleted')
    return [sayOfPages('isDeleted', { time: time(changedAt + deletedPageLifetime) })];
  const others = [
    ...new Set(around.flatMap(({ isLeftOut, place }) => (isLeftOut ? [] : [place.name]))),
  ];
  const seen = isAhead ? 'isAhead' : 'isPublished';
  return [
    sayOfPages(isVisible ? seen : 'isHidden'),
    ...(publishAt === null
      ? []
      : [sayOfPages('isScheduled', { time: time(publishAt), zone: siteTimeZone(site) })]),
    ...(deletedOriginal === undefined
      ? []
      : [sayOfPages('originalDeleted', { title: deletedOriginal })]),
    ...(state === 'needsReview' ? [sayOfPages('isWaiting')] : []),
    ...(around.some(({ isLeftOut }) => isLeftOut)
      ? [sayOfPages(isVisible ? 'inFrame' : 'inFrameLater')]
      : []),
    ...(others.length > 0 ? [sayOfPages('linkedAround', { list: others.join(', ') })] : []),
  ];
}

function PublishButtons({ page, may, seen }: Pick<ShownPage, 'page' | 'may' | 'seen'>) {
  const { state, isVisible, isAhead, slug } = page;
  const acts: PageAct[] = [];
  if (state === 'deleted') acts.push(...(may.remove ? (['restore'] as const) : []));
  else {
    if (!isVisible || isAhead) acts.push('publish');
    if (isVisible && slug !== '') acts.push('takeBack');
    if (state === 'scheduled') acts.push('unschedule');
  }
  return (
    <form className="row" method="post" action={`${pagesPath}/${page.id}/publish`}>
      <input type="hidden" name="revision" value={page.revision} />
      {seen !== undefined && <input type="hidden" name="edits" value={seen} />}
      {acts.map((act) => (
        <button
          key={act}
          className="button"
          data-look={act === 'publish' || act === 'restore' ? undefined : 'quiet'}
          name="do"
          value={act}
        >
          {sayOfPages(act)}
        </button>
      ))}
    </form>
  );
}

function Schedule({
  site,
  shown: { page, at, wrong },
}: Pick<PagePublishingProps, 'site' | 'shown'>) {
  if (page.isVisible && !page.isAhead) return null;
  const zone = siteTimeZone(site);
  const stored = page.publishAt === null ? '' : writeZonedTime(page.publishAt, zone);
  return (
    <form className="aside" method="post" action={`${pagesPath}/${page.id}/publish`} noValidate>
      <input type="hidden" name="revision" value={page.revision} />
      <Field
        name="at"
        type="datetime-local"
        label={sayOfPages('scheduleLabel', { zone })}
        value={at ?? stored}
        wrong={wrong?.field === 'at' ? wrong.text : undefined}
        isRequired
      />
      <button className="button" data-look="quiet" name="do" value="schedule">
        {sayOfPages('schedule')}
      </button>
    </form>
  );
}

function ReviewButton({ page }: { page: EditedPage }) {
  const isWaiting = page.state === 'needsReview';
  if (!isWaiting && page.state !== 'draft' && !page.isAhead) return null;
  const act: PageAct = isWaiting ? 'reviewed' : 'review';
  return (
    <form className="aside" method="post" action={`${pagesPath}/${page.id}/draft`}>
      <input type="hidden" name="revision" value={page.revision} />
      <button className="button" data-look="quiet" name="do" value={act}>
        {sayOfPages(act)}
      </button>
    </form>
  );
}
