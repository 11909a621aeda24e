import { Entry, EntryCheck } from '../entries/Entry';
import { fieldOf } from '../entries/entry-fields';
import type { ProductForm } from './product-form';
import { sayOfProductPage } from './product-page-texts';

/** Renders the prices of a variant, or of a product without any. */
export function PriceEntries({ form, id }: { form: ProductForm; id: string }) {
  const { currency, currencies } = form;
  return (
    <>
      <Entry
        form={form}
        name={fieldOf('price', id)}
        label={sayOfProductPage('priceIn', { currency })}
        inputMode="decimal"
      />
      {form.kind !== 'giftCard' && (
        <>
          <Entry
            form={form}
            name={fieldOf('sale', id)}
            label={sayOfProductPage('sale', { currency })}
            inputMode="decimal"
          />
          <EntryCheck
            form={form}
            name={fieldOf('on-sale', id)}
            label={sayOfProductPage('onSale')}
          />
        </>
      )}
      {currencies.map((code) => (
        <OtherPrices key={code} form={form} id={id} code={code} />
      ))}
    </>
  );
}

function OtherPrices({ form, id, code }: { form: ProductForm; id: string; code: string }) {
  return (
    <>
      <Entry
        form={form}
        name={fieldOf(`price-${code}`, id)}
        label={sayOfProductPage('priceIn', { currency: code })}
        hint={sayOfProductPage('otherHint')}
        inputMode="decimal"
      />
      {form.kind !== 'giftCard' && (
        <Entry
          form={form}
          name={fieldOf(`sale-${code}`, id)}
          label={sayOfProductPage('sale', { currency: code })}
          inputMode="decimal"
        />
      )}
    </>
  );
}
