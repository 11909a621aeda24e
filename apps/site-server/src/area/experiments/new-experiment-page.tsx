import { experimentGoals } from '@frontage/site-model/fields';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { Field } from '../Field';
import { experimentsPath } from './define-experiment-action';
import { sayOfExperiments } from './experiment-texts';
import type { ExperimentFields } from './read-experiment-form';

/** What the form of a new experiment shows. */
export interface NewExperiment {
  readonly kind: 'test' | 'toggle';
  /** @default a blank form */
  readonly fields?: ExperimentFields;
  /** What is wrong, by the names of the controls. @default nothing */
  readonly wrong?: ReadonlyMap<string, string>;
  /** Whether the site has as many as it may. @default false */
  readonly isFull?: boolean;
}

const blank: ExperimentFields = { share: '50', goal: 'form' };

/** Answers with the form of a new experiment. */
export function newExperimentPage(
  site: Site,
  contributor: Contributor,
  { kind, fields = blank, wrong = new Map(), isFull = false }: NewExperiment,
): EndpointReply {
  const isWrong = isFull || wrong.size > 0;
  const control = (name: string) => ({
    name,
    value: fields[name],
    wrong: wrong.get(name),
    isFocused: wrong.keys().next().value === name,
  });
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfExperiments(kind === 'test' ? 'addTest' : 'addToggle'),
      section: experimentsPath,
      isWrong,
      ...(isWrong && { status: isFull ? 409 : 400 }),
    },
    <>
      {isWrong && (
        <p className="notice" role="alert">
          {sayOfExperiments(isFull ? 'full' : 'notSaved')}
        </p>
      )}
      <form className="step" method="post" action={experimentsPath}>
        <input type="hidden" name="kind" value={kind} />
        <Field
          {...control('name')}
          label={sayOfExperiments('name')}
          hint={sayOfExperiments('nameHint')}
        />
        {kind === 'test' && (
          <>
            <Field
              {...control('share')}
              label={sayOfExperiments('share')}
              hint={sayOfExperiments('shareHint')}
              inputMode="numeric"
            />
            <Field
              {...control('goal')}
              label={sayOfExperiments('goal')}
              hint={sayOfExperiments('goalHint')}
              options={experimentGoals.map((goal) => [goal, sayOfExperiments(goal)])}
            />
            <Field
              {...control('goalPath')}
              label={sayOfExperiments('goalPath')}
              hint={sayOfExperiments('goalPathHint')}
            />
          </>
        )}
        <div className="actions">
          <button className="button">{sayOfExperiments('make')}</button>
          <a className="button" data-look="quiet" href={experimentsPath}>
            {sayOfExperiments('back')}
          </a>
        </div>
      </form>
    </>,
  );
}
