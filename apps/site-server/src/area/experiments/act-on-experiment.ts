import { readSiteExperiments } from '@frontage/site-model/fields';
import { writeAudit, type AuditedAct } from '../../audit/write-audit';
import { forgetExperimentVisitors } from '../../pages/experiments/experiment-visitors';
import { changeSettings } from '../../sites/change-settings';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { changeExperiment, experimentDeeds } from './change-experiment';

/** What is done with which experiment, and by whom. */
export interface ExperimentAct {
  readonly site: Pick<Site, 'id'>;
  readonly name: string;
  /** One of `experimentDeeds`, or `remove`; of anything else nothing happens. */
  readonly act: string;
  readonly by: Pick<AuditedAct, 'by' | 'request'>;
}

/** Changes or removes an experiment, with the log; a new start counts from zero. */
export function actOnExperiment(
  store: Pick<Store, 'change' | 'now' | 'createId'>,
  { site, name, act, by }: ExperimentAct,
): Promise<void> {
  const now = store.now();
  const deed = experimentDeeds.find((known) => known === act);
  const isRemoval = act === 'remove';
  return store.change(async (db) => {
    let isChanged = false;
    await changeSettings(
      db,
      site.id,
      (settings) => {
        const stored = readSiteExperiments(settings.experiments);
        const before = stored.find((one) => one.name === name);
        const after = before && deed ? changeExperiment(before, deed, now) : before;
        isChanged = before !== undefined && (isRemoval || after !== before);
        if (!isChanged || !after) return settings;
        const others = stored.filter((one) => one !== before);
        return { ...settings, experiments: isRemoval ? others : [...others, after] };
      },
      now,
    );
    if (!isChanged) return;
    if (isRemoval || deed === 'start') await forgetExperimentVisitors(db, site.id, name);
    const done = isRemoval ? 'experimentRemoved' : 'experimentChanged';
    await writeAudit(db, store, { ...by, act: done, subject: name });
  });
}
