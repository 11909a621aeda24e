import type { VariantCount } from '../../pages/experiments/experiment-visitors';
import { judgeOutcome, leastSeen } from '../../pages/experiments/judge-outcome';
import { sayOfExperiments } from './experiment-texts';

/** Renders how the versions of a test did: a sentence, and the numbers as a table. */
export function Outcome({ counts }: { readonly counts: readonly [VariantCount, VariantCount] }) {
  const { rates } = judgeOutcome(counts);
  return (
    <section>
      <h2>{sayOfExperiments('outcome')}</h2>
      <p>{sayOutcome(counts)}</p>
      <table className="figures wide">
        <thead>
          <tr>
            <th scope="col">{sayOfExperiments('version')}</th>
            <th scope="col">{sayOfExperiments('seen')}</th>
            <th scope="col">{sayOfExperiments('reached')}</th>
            <th scope="col">{sayOfExperiments('part')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ variant, seen, reached }) => (
            <tr key={variant}>
              <th scope="row">{variant.toUpperCase()}</th>
              <td>{seen}</td>
              <td>{reached}</td>
              <td>{sayOfExperiments('percent', { percent: points(rates[variant]) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Says what a test shows so far. */
function sayOutcome(counts: readonly [VariantCount, VariantCount]): string {
  const { better, difference } = judgeOutcome(counts);
  if (counts.every(({ seen }) => seen === 0)) return sayOfExperiments('nobody');
  if (counts.some(({ seen }) => seen < leastSeen))
    return sayOfExperiments('early', { count: String(leastSeen) });
  const range = { from: points(difference.from), to: points(difference.to) };
  const texts = { a: 'betterA', b: 'betterB', unclear: 'unclear' } as const;
  return sayOfExperiments(texts[better], range);
}

/** A part of one, or a difference of two, in percent with one digit. */
function points(part: number): string {
  const percent = (part * 100).toFixed(1);
  return percent === '-0.0' ? '0.0' : percent.replace('-', '−');
}
