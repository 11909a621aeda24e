import * as z from 'zod';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { isStorable } from '../../store/is-storable';
import { definePageAction, findPageAndPerson, withPreview } from './define-page-action';
import { onePage } from './one-page';
import { pagesPath, partActs, seenRevision } from './page-query';
import { takePageAct, type TakenAct } from './take-page-act';

const at = z.string().max(40).refine(isStorable).default('');

const acts = {
  publish: z.object({
    do: z.enum(['publish', 'takeBack', 'schedule', 'unschedule', 'delete', 'restore']),
    revision: seenRevision,
    at,
    edits: seenRevision.optional(),
  }),
  draft: z.object({ do: z.enum(['review', 'reviewed', 'copy']), revision: seenRevision, at }),
};

const common = { guard: 'origin', find: findPageAndPerson, json: false } as const;

/** What is done to a page: what visitors see of it, and what only those see who look after it. */
export const publishActions = [
  definePageAction({
    ...common,
    method: 'POST',
    url: `${pagesPath}/:id/publish`,
    about:
      '`do`, `revision`, `at`: publishes a page, hides it, lets the clock publish it, deletes it or ' +
      'puts it back; 303, 400 for no time to come, 409 where somebody else has changed it; with ' +
      '`edits`, the number of the last edit that was seen, also where it was edited since; what ' +
      'was left out before publishing is in the draft again after that, also by the clock, or once ' +
      'the hour is taken back',
    who: 'page:publish',
    body: formBody(acts.publish),
    run: takePageAct,
    page: (taken, { site, found: { contributor, may } }, services) =>
      answer(taken, (now) =>
        onePage(site, contributor, { ...withPreview(services, now.page), may, ...now }),
      ),
  }),
  definePageAction({
    ...common,
    method: 'POST',
    url: `${pagesPath}/:id/draft`,
    about:
      '`do`, `revision`: asks for a review of a page, ends that, or copies the page; 303, or 409 ' +
      'where somebody else has changed it',
    who: 'page:edit',
    body: formBody(acts.draft),
    run: takePageAct,
    page: (taken, { site, found: { contributor, may } }, services) =>
      answer(taken, (now) =>
        onePage(site, contributor, { ...withPreview(services, now.page), may, ...now }),
      ),
  }),
];

function answer(
  taken: TakenAct,
  refuse: (taken: Extract<TakenAct, { wrong: unknown }>) => ReturnType<typeof seeOther>,
): ReturnType<typeof seeOther> {
  if ('wrong' in taken) return refuse(taken);
  const { act, pageId } = taken;
  const isPart = taken.isPart && partActs.some((part) => part === act);
  return seeOther(
    act === 'delete'
      ? `${pagesPath}?done=delete&ids=${pageId}`
      : `${pagesPath}/${pageId}?done=${act}${isPart ? 'Part' : ''}`,
  );
}
