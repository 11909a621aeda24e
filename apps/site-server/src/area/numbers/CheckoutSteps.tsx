import type { CheckoutEnds } from '../../shop/numbers/count-checkout-ends';
import { Meter } from './BestSellers';
import { sayOfNumbers } from './numbers-texts';

const steps = ['begun', 'entered', 'tried', 'ordered'] as const;

const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** Renders how far checkouts came, and where most of the others ended. */
export function CheckoutSteps({ ends }: { readonly ends: CheckoutEnds }) {
  if (ends.begun === 0) return <p className="quiet">{sayOfNumbers('noneBegun')}</p>;
  const lost = steps.slice(0, -1).map((step, index) => ({
    step,
    count: ends[step] - ends[steps[index + 1] ?? 'ordered'],
  }));
  return (
    <>
      <p>{whereMost(ends, lost)}</p>
      <table className="figures wide">
        <thead>
          <tr>
            <th scope="col">{sayOfNumbers('step')}</th>
            <th scope="col">{sayOfNumbers('checkouts')}</th>
            <th scope="col">{sayOfNumbers('share')}</th>
            <th scope="col">{sayOfNumbers('endedHere')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={step}>
              <th scope="row">
                {sayOfNumbers(step)}
                <Meter share={ends[step] / ends.begun} />
              </th>
              <td>{ends[step]}</td>
              <td>{share.format(ends[step] / ends.begun)}</td>
              <td>{lost[index]?.count ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet hint">{sayOfNumbers('endsNote')}</p>
    </>
  );
}

type LostStep = Exclude<(typeof steps)[number], 'ordered'>;

const mostCodes = { begun: 'mostBegun', entered: 'mostEntered', tried: 'mostTried' } as const;

function whereMost(
  { begun, ordered }: CheckoutEnds,
  lost: readonly { readonly step: (typeof steps)[number]; readonly count: number }[],
): string {
  const count = begun - ordered;
  if (count === 0) return sayOfNumbers('endsNone');
  const most = lost.find(
    (entry): entry is { step: LostStep; count: number } =>
      entry.step !== 'ordered' && entry.count * 2 > count,
  );
  const said = sayOfNumbers('endsSome', { count, begun });
  return most ? `${said} ${sayOfNumbers(mostCodes[most.step])}` : said;
}
