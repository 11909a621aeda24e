import { Entry, EntryCheck } from '../entries/Entry';
import type { ProductForm } from './product-form';
import { sayOfProductPage } from './product-page-texts';
import { planUnits } from './read-kind-fields';

/** Renders what only some products have: size, file, plan, donation, taxes. */
export function KindEntries({ form }: { form: ProductForm }) {
  if (!form.maySee('plan-unit')) return null;
  const { kind } = form;
  return (
    <section>
      <h2>{sayOfProductPage('more')}</h2>
      {kind === 'physical' && <SizeEntries form={form} />}
      {kind === 'digital' && (
        <Entry
          form={form}
          name="file"
          label={sayOfProductPage('file')}
          options={[
            ['', sayOfProductPage('noFile')],
            ...form.goods.map(({ id, name }): [string, string] => [id, name]),
          ]}
        />
      )}
      {kind !== 'giftCard' && (
        <>
          <PlanEntries form={form} />
          <DonationEntries form={form} />
        </>
      )}
      <EntryCheck form={form} name="taxable" label={sayOfProductPage('taxable')} />
      <Entry
        form={form}
        name="position"
        label={sayOfProductPage('position')}
        hint={sayOfProductPage('positionHint')}
        inputMode="numeric"
      />
    </section>
  );
}

function SizeEntries({ form }: { form: ProductForm }) {
  return (
    <fieldset className="roles">
      <legend>{sayOfProductPage('size')}</legend>
      <div className="entryrow">
        {(['length', 'width', 'height'] as const).map((name) => (
          <Entry
            key={name}
            form={form}
            name={name}
            label={sayOfProductPage(name)}
            inputMode="numeric"
          />
        ))}
      </div>
    </fieldset>
  );
}

function PlanEntries({ form }: { form: ProductForm }) {
  return (
    <div className="entryrow">
      <Entry
        form={form}
        name="plan-unit"
        label={sayOfProductPage('plan')}
        options={[
          ['', sayOfProductPage('once')],
          ...planUnits.map((unit): [string, string] => [unit, sayOfProductPage(unit)]),
        ]}
      />
      <Entry
        form={form}
        name="plan-every"
        label={sayOfProductPage('planEvery')}
        inputMode="numeric"
      />
      <Entry
        form={form}
        name="plan-payments"
        label={sayOfProductPage('planPayments')}
        hint={sayOfProductPage('planPaymentsHint')}
        inputMode="numeric"
      />
      <EntryCheck form={form} name="sold-once" label={sayOfProductPage('soldOnce')} />
    </div>
  );
}

function DonationEntries({ form }: { form: ProductForm }) {
  return (
    <details className="more" open={Boolean(form.fields['donation'])}>
      <summary>{sayOfProductPage('donation')}</summary>
      <EntryCheck form={form} name="donation" label={sayOfProductPage('donation')} />
      <Entry
        form={form}
        name="amounts"
        label={sayOfProductPage('amounts')}
        hint={sayOfProductPage('tagsHint')}
        rows={4}
      />
      <EntryCheck form={form} name="donation-free" label={sayOfProductPage('donationFree')} />
      <div className="entryrow">
        <Entry
          form={form}
          name="donation-min"
          label={sayOfProductPage('donationMin')}
          inputMode="decimal"
        />
        <Entry
          form={form}
          name="donation-max"
          label={sayOfProductPage('donationMax')}
          inputMode="decimal"
        />
      </div>
    </details>
  );
}
