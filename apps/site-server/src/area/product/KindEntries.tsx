import { Entry, EntryCheck, EntrySelect } from './Entry';
import { maySee, type ProductForm } from './product-form';
import { sayOfProduct } from './product-page-texts';
import { planUnits } from './read-kind-fields';

/** Renders what only some products have: size, file, plan, donation, taxes. */
export function KindEntries({ form }: { form: ProductForm }) {
  if (!maySee(form, 'plan-unit')) return null;
  const { kind } = form;
  return (
    <section>
      <h2>{sayOfProduct('more')}</h2>
      {kind === 'physical' && <SizeEntries form={form} />}
      {kind === 'digital' && (
        <EntrySelect
          form={form}
          name="file"
          label={sayOfProduct('file')}
          options={[
            ['', sayOfProduct('noFile')],
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
      <EntryCheck form={form} name="taxable" label={sayOfProduct('taxable')} />
      <Entry
        form={form}
        name="position"
        label={sayOfProduct('position')}
        hint={sayOfProduct('positionHint')}
        inputMode="numeric"
      />
    </section>
  );
}

function SizeEntries({ form }: { form: ProductForm }) {
  return (
    <fieldset className="roles">
      <legend>{sayOfProduct('size')}</legend>
      <div className="entryrow">
        {(['length', 'width', 'height'] as const).map((name) => (
          <Entry
            key={name}
            form={form}
            name={name}
            label={sayOfProduct(name)}
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
      <EntrySelect
        form={form}
        name="plan-unit"
        label={sayOfProduct('plan')}
        options={[
          ['', sayOfProduct('once')],
          ...planUnits.map((unit): [string, string] => [unit, sayOfProduct(unit)]),
        ]}
      />
      <Entry form={form} name="plan-every" label={sayOfProduct('planEvery')} inputMode="numeric" />
      <Entry
        form={form}
        name="plan-payments"
        label={sayOfProduct('planPayments')}
        hint={sayOfProduct('planPaymentsHint')}
        inputMode="numeric"
      />
      <EntryCheck form={form} name="sold-once" label={sayOfProduct('soldOnce')} />
    </div>
  );
}

function DonationEntries({ form }: { form: ProductForm }) {
  return (
    <details className="more" open={Boolean(form.fields['donation'])}>
      <summary>{sayOfProduct('donation')}</summary>
      <EntryCheck form={form} name="donation" label={sayOfProduct('donation')} />
      <Entry
        form={form}
        name="amounts"
        label={sayOfProduct('amounts')}
        hint={sayOfProduct('tagsHint')}
        rows={4}
      />
      <EntryCheck form={form} name="donation-free" label={sayOfProduct('donationFree')} />
      <div className="entryrow">
        <Entry
          form={form}
          name="donation-min"
          label={sayOfProduct('donationMin')}
          inputMode="decimal"
        />
        <Entry
          form={form}
          name="donation-max"
          label={sayOfProduct('donationMax')}
          inputMode="decimal"
        />
      </div>
    </details>
  );
}
