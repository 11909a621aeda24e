import type { DeclaredSection } from '../area-sections';
import { readSiteExperiments } from '@frontage/site-model/fields';
import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import { logListExport } from '../../audit/log-list-export';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { isStorable } from '../../store/is-storable';
import { csvReply } from '../csv-reply';
import { exportRows, type ExportColumn } from '../export-list';
import { actOnExperiment } from './act-on-experiment';
import { defineAction, experimentsPath, refuse, who } from './define-experiment-action';
import { experimentPage } from './experiment-page';
import { sayOfExperiments } from './experiment-texts';
import { experimentsPage } from './experiments-page';
import { loadExperiments, type ListedExperiment } from './load-experiments';
import { makeExperiment } from './make-experiment';
import { newExperimentPage } from './new-experiment-page';

const done = z.object({ done: z.enum(['saved', 'removed']).optional().catch(undefined) });

const gone = () => refuse({ status: 404, code: 'gone' });

const experimentBody = formBody(
  z.record(z.string().max(40), z.string().max(500).refine(isStorable)),
);

const columns: readonly ExportColumn<ListedExperiment>[] = [
  { heading: 'Name', cell: ({ experiment: { name } }) => name },
  { heading: 'Kind', cell: ({ experiment: { kind } }) => kind },
  ...([0, 1] as const).flatMap((place): readonly ExportColumn<ListedExperiment>[] => {
    const version = place === 0 ? 'A' : 'B';
    return [
      { heading: `Saw ${version}`, cell: ({ counts }) => String(counts?.[place].seen ?? '') },
      {
        heading: `Reached the goal, ${version}`,
        cell: ({ counts }) => String(counts?.[place].reached ?? ''),
      },
    ];
  }),
];

/** Toggles and tests of a site, for those who look after its marketing. */
export const experimentActions = [
  defineAction({
    method: 'GET',
    url: experimentsPath,
    about: 'the toggles and tests of the site, with how many saw each version and reached its goal',
    who,
    guard: { none: 'changes nothing' },
    query: done,
    find: findContributor,
    run: ({ site }, { store }) => loadExperiments(store.read, site),
    json: (list) => ({ data: list.map(({ experiment, counts }) => ({ ...experiment, counts })) }),
    page: (list, { site, found, query }) =>
      experimentsPage(site, found, { list, isRemoved: query.done === 'removed' }),
  }),
  defineAction({
    method: 'GET',
    url: `${experimentsPath}/export`,
    about: 'the same as a table, CSV',
    who,
    needsRecentSignIn: true,
    guard: { none: 'changes nothing but the log' },
    find: findContributor,
    async run({ site, request, found: { account: by } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfExperiments('title') });
      const list = await loadExperiments(store.read, site);
      return exportRows(columns, () => Promise.resolve(list));
    },
    json: false,
    page: (pieces) => csvReply('experiments.csv', pieces),
  }),
  defineAction({
    method: 'GET',
    url: `${experimentsPath}/new`,
    parameters: '?kind=test|toggle',
    about: 'the form of a new experiment',
    who,
    guard: { none: 'changes nothing' },
    query: z.object({ kind: z.enum(['test', 'toggle']).catch('test') }),
    find: findContributor,
    run: ({ query: { kind } }) => ({ kind }),
    json: false,
    page: (shown, { site, found }) => newExperimentPage(site, found, shown),
  }),
  defineAction({
    method: 'POST',
    url: experimentsPath,
    about:
      '`kind=toggle`, `name`, or `kind=test`, `name`, `share`, `goal`, `goalPath`: makes an ' +
      'experiment; 303 to it, 400 with what is wrong, 409 for the 51st',
    who,
    guard: 'origin',
    body: experimentBody,
    find: findContributor,
    run: ({ site, request, body, found: { account: by } }, { store }) =>
      makeExperiment(store, { site, fields: body, by: { by, request } }),
    json: false,
    page: ({ name, refusal }, { site, found, body: fields }) =>
      refusal
        ? newExperimentPage(site, found, {
            kind: fields['kind'] === 'toggle' ? 'toggle' : 'test',
            fields,
            ...refusal,
          })
        : seeOther(`${experimentsPath}/${name}?done=saved`),
  }),
  defineAction({
    method: 'GET',
    url: `${experimentsPath}/:name`,
    about: 'one experiment: its state, and how its versions do',
    who,
    guard: { none: 'changes nothing' },
    query: done,
    find: findContributor,
    async run({ site, params: { name } }, { store }) {
      const list = await loadExperiments(store.read, site);
      return list.find(({ experiment }) => experiment.name === name) ?? gone();
    },
    json: false,
    page: (listed, { site, found, query }) =>
      experimentPage(site, found, { listed, isSaved: query.done === 'saved' }),
  }),
  defineAction({
    method: 'POST',
    url: `${experimentsPath}/:name`,
    about:
      '`do=on|off` of a toggle, `do=start|stop-a|stop-b` of a test, `do=remove`, which asks once ' +
      'until `sure=yes`; 303 to it, or to the list',
    who,
    guard: 'origin',
    body: experimentBody,
    find: findContributor,
    async run({ site, request, params: { name }, body, found: { account: by } }, { store }) {
      const known = readSiteExperiments(site.settings.experiments);
      if (!known.some((one) => one.name === name)) return gone();
      if (body['do'] === 'remove' && body['sure'] !== 'yes') return { asks: name };
      await actOnExperiment(store, { site, name, act: body['do'] ?? '', by: { by, request } });
      return { removed: body['do'] === 'remove' };
    },
    json: false,
    page(result, { site, found, params: { name } }) {
      if ('asks' in result)
        return pickQuestionPage(site, found, {
          title: sayOfExperiments('removeTitle', { name }),
          section: experimentsPath,
          href: `${experimentsPath}/${name}`,
          act: 'remove',
          ids: [],
          button: sayOfExperiments('removeButton'),
          children: <p>{sayOfExperiments('removeText')}</p>,
        });
      return seeOther(
        result.removed
          ? `${experimentsPath}?done=removed`
          : `${experimentsPath}/${name}?done=saved`,
      );
    },
  }),
];

/** What experiments add to the area. */
export const areaExperimentRoom = {
  sections: [
    { group: 'Site', path: experimentsPath, text: 'Experiments', needs: 'config.marketing' },
  ] satisfies readonly DeclaredSection[],
  actions: experimentActions,
};
