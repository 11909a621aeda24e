import type { FirstStep } from './load-first-steps';
import { firstStepsPath } from './first-steps-path';
import { sayOfStart } from './start-texts';

/** Renders what a new site needs: what is done, and where the rest is done. */
export function FirstSteps({
  steps,
  mayHide,
}: {
  readonly steps: readonly FirstStep[];
  /** Whether who looks may put the list away, for everybody. */
  readonly mayHide: boolean;
}) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className="waiting firststeps" aria-labelledby="first-steps">
      <h2 id="first-steps">{sayOfStart('firstSteps')}</h2>
      <p className="quiet">{sayOfStart('stepsDone', { done, count: steps.length })}</p>
      <ol>
        {steps.map(({ code, href, isDone }) => (
          <li key={code} data-done={isDone ? '' : undefined}>
            <span>
              <a href={href}>{sayOfStart(`${code}Step`)}</a>
              {!isDone && <span className="quiet hint">{sayOfStart(`${code}Hint`)}</span>}
            </span>
            <span className="state" data-state={isDone ? undefined : 'warning'}>
              {sayOfStart(isDone ? 'isDone' : 'isOpen')}
            </span>
          </li>
        ))}
      </ol>
      {mayHide && <StepsForm wanted="hide" />}
    </section>
  );
}

/** Says that the list was put away, and offers it again. */
export function HiddenSteps() {
  return (
    <div className="notice row">
      <p role="status">{sayOfStart('stepsHidden')}</p>
      <StepsForm wanted="show" />
    </div>
  );
}

function StepsForm({ wanted }: { wanted: 'hide' | 'show' }) {
  return (
    <form method="post" action={firstStepsPath}>
      <button className="button" data-look="quiet" name="do" value={wanted}>
        {sayOfStart(`${wanted}Steps`)}
      </button>
    </form>
  );
}
