import { element } from '@frontage/page-editor/fields';
import { fillText } from '@frontage/site-model';
import type { PublishReview } from '@frontage/site-model/editing';
import type { Sending } from './create-sending';

/** What publishes a page, in words. In English, as is the whole area; `{…}` is filled in. */
const texts = {
  publish: 'Publish now',
  scheduleLabel: 'Publish on ({zone})',
  schedule: 'Publish at this time',
  unschedule: 'Cancel the scheduled time',
  review: 'Ask for a review',
  reviewed: 'No review needed',
} as const;

/**
 * Makes what publishes a page: now, at an hour, or once somebody else has looked at it. Plain
 * forms, as on the page's own screen.
 *
 * @param document of the editor
 * @param path of the page in the area
 * @param review what its owner has seen
 * @param sending sends them
 */
export function createPublishForms(
  document: Document,
  path: string,
  review: PublishReview,
  { submit, parts }: Sending,
): readonly HTMLElement[] {
  const { number, revision, zone, publishAt, needsReview, mayPublish, isUpToDate } = review;
  const hidden = (name: string, value: number | string) =>
    element(document, 'input', { type: 'hidden', name, value });
  const button = (act: 'publish' | 'schedule' | 'unschedule' | 'review' | 'reviewed') =>
    element(
      document,
      'button',
      {
        class: 'button',
        name: 'do',
        value: act,
        ...(act !== 'publish' && { 'data-look': 'quiet' }),
      },
      texts[act],
    );
  const form = (to: 'publish' | 'draft', ...children: readonly HTMLElement[]) =>
    element(
      document,
      'form',
      { method: 'post', action: `${path}/${to}`, submit },
      hidden('revision', revision),
      ...children,
    );
  const hour = element(document, 'input', {
    id: 'editor-publish-at',
    type: 'datetime-local',
    name: 'at',
    required: true,
    value: publishAt,
  });
  const looking = form('draft', button(needsReview ? 'reviewed' : 'review'));
  const cancelling = publishAt === '' ? [] : [form('publish', button('unschedule'))];
  // Where visitors see everything, there is nothing to publish or to look at.
  if (isUpToDate)
    return [...(mayPublish ? cancelling : []), ...(needsReview ? [looking] : []), ...parts];
  if (!mayPublish) return [looking, ...parts];
  return [
    form('publish', hidden('edits', number), button('publish')),
    form(
      'publish',
      element(
        document,
        'div',
        { class: 'field' },
        element(document, 'label', { for: hour.id }, fillText(texts.scheduleLabel, { zone })),
        hour,
      ),
      button('schedule'),
    ),
    ...cancelling,
    looking,
    ...parts,
  ];
}
