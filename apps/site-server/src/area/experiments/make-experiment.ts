import { maxExperiments, readSiteExperiments } from '@frontage/site-model/fields';
import { writeAudit, type AuditedAct } from '../../audit/write-audit';
import { changeSettings } from '../../sites/change-settings';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import type { NewExperiment } from './new-experiment-page';
import { readExperimentForm, type ExperimentFields } from './read-experiment-form';

/** What became of the form of a new experiment. */
export interface MadeExperiment {
  readonly name: string;
  /** Why there is none; undefined once it is made. */
  readonly refusal: Pick<NewExperiment, 'wrong' | 'isFull'> | undefined;
}

/**
 * Makes an experiment, unless it is entered wrongly, or there are as many as there may be.
 *
 * @param entered the form, and who sent it
 */
export function makeExperiment(
  store: Pick<Store, 'change' | 'now' | 'createId'>,
  {
    site,
    fields,
    by,
  }: {
    readonly site: Pick<Site, 'id'>;
    readonly fields: ExperimentFields;
    readonly by: Pick<AuditedAct, 'by' | 'request'>;
  },
): Promise<MadeExperiment> {
  const name = (fields['name'] ?? '').trim();
  return store.change(async (db) => {
    const refusals: MadeExperiment['refusal'][] = [];
    await changeSettings(
      db,
      site.id,
      (settings) => {
        const stored = readSiteExperiments(settings.experiments);
        const taken = stored.map((one) => one.name);
        const { experiment, wrong } = readExperimentForm(fields, taken);
        if (wrong.size > 0) refusals.push({ wrong });
        else if (stored.length >= maxExperiments) refusals.push({ isFull: true });
        return refusals.length > 0
          ? settings
          : { ...settings, experiments: [...stored, experiment] };
      },
      store.now(),
    );
    const [refusal] = refusals;
    if (!refusal) await writeAudit(db, store, { ...by, act: 'experimentMade', subject: name });
    return { name, refusal };
  });
}
