import { Entry, EntryCheck, StepButton } from '../entries/Entry';
import { MoveButtons } from './PictureEntries';
import { PriceEntries } from './PriceEntries';
import { fieldOf, readLines } from '../entries/entry-fields';
import type { ProductForm } from './product-form';
import { sayOfProductPage } from './product-page-texts';
import { stepName } from './step-product-fields';

/** Renders the options and variants of a product. */
export function VariantEntries({ form }: { form: ProductForm }) {
  if (!form.maySee('variants')) return null;
  const ids = readLines(form.fields['variants']);
  const options = optionFields(form);
  const wrong = form.wrong?.get('variants');
  return (
    <section>
      <h2>{sayOfProductPage('variants')}</h2>
      {wrong && <p className="wrong">{wrong}</p>}
      <p className="quiet hint">{sayOfProductPage('variantsHint')}</p>
      <input type="hidden" name="variants" value={form.fields['variants'] ?? ''} />
      <div className="entryrow">
        {options.map((name, index) => (
          <Entry
            key={name}
            form={form}
            name={name}
            label={sayOfProductPage('option', { count: index + 1 })}
          />
        ))}
        <StepButton form={form} value={stepName('add', 'option')}>
          {sayOfProductPage('addOption')}
        </StepButton>
      </div>
      {ids.length === 0 && <p className="quiet">{sayOfProductPage('noVariants')}</p>}
      {ids.map((id, index) => (
        <Variant key={id} form={form} id={id} index={index} options={options} count={ids.length} />
      ))}
      <StepButton form={form} value={stepName('add', 'variant')}>
        {sayOfProductPage('addVariant')}
      </StepButton>
    </section>
  );
}

/** The names of the controls that name the options. */
function optionFields({ fields }: ProductForm): readonly string[] {
  const names = Object.keys(fields).filter((name) => /^option-\d+$/.test(name));
  return names.sort((a, b) => Number(a.slice(7)) - Number(b.slice(7)));
}

interface VariantProps {
  readonly form: ProductForm;
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly options: readonly string[];
}

function Variant({ form, id, index, count, options }: VariantProps) {
  const values = options.map((option) => form.fields[fieldOf(option, id)] ?? '');
  const name =
    values.filter(Boolean).join(' / ') || sayOfProductPage('variantNumber', { count: index + 1 });
  const isOpen = count <= mostOpen || hasNews(form, id);
  return (
    <details className="variant" open={isOpen}>
      <summary>
        <span>{name}</span> <VariantFacts form={form} id={id} />
      </summary>
      <div className="entryrow">
        {options.map((option, number) => (
          <Entry
            key={option}
            form={form}
            name={fieldOf(option, id)}
            label={form.fields[option] || sayOfProductPage('optionValue', { count: number + 1 })}
          />
        ))}
        <Entry
          form={form}
          name={fieldOf('sku', id)}
          label={sayOfProductPage('sku')}
          {...(form.isNew && { hint: sayOfProductPage('skuHint') })}
        />
        <PriceEntries form={form} id={id} />
        <PieceEntries form={form} id={id} />
      </div>
      <MoveButtons
        form={form}
        kind="variant"
        id={id}
        index={index}
        count={count}
        itemLabel={name}
      />
    </details>
  );
}

/** The most variants that are all shown open. */
const mostOpen = 3;

/** Whether something of a variant is to be seen: it is wrong, or the next to be entered. */
function hasNews({ wrong, conflicts, focus = '' }: ProductForm, id: string): boolean {
  const names = [...(wrong?.keys() ?? []), ...(conflicts?.keys() ?? []), focus];
  return names.some((name) => name.endsWith(`@${id}`));
}

/** What a closed variant still says: its price, and how many there are. */
function VariantFacts({ form: { fields, currency, kind }, id }: { form: ProductForm; id: string }) {
  const price = fields[fieldOf('price', id)] ?? '';
  const count = fields[fieldOf('stock', id)] ?? '';
  const isCounted = kind !== 'giftCard' && !fields[fieldOf('unlimited', id)];
  return (
    <span className="quiet">
      {[
        ...(price === '' ? [] : [`${price} ${currency}`]),
        ...(isCounted && count !== '' ? [sayOfProductPage('inStock', { count })] : []),
      ].join(', ')}
    </span>
  );
}

function PieceEntries({ form, id }: { form: ProductForm; id: string }) {
  const pictures = readLines(form.fields['pictures']).map((picture, index): [string, string] => [
    picture,
    form.pictures.get(picture)?.name ?? sayOfProductPage('pictureNumber', { count: index + 1 }),
  ]);
  return (
    <>
      {form.kind !== 'giftCard' && (
        <>
          <Entry
            form={form}
            name={fieldOf('stock', id)}
            label={sayOfProductPage('stock')}
            inputMode="numeric"
          />
          <EntryCheck
            form={form}
            name={fieldOf('unlimited', id)}
            label={sayOfProductPage('unlimited')}
          />
        </>
      )}
      {form.kind === 'physical' && (
        <Entry
          form={form}
          name={fieldOf('weight', id)}
          label={sayOfProductPage('weight')}
          inputMode="numeric"
        />
      )}
      {pictures.length > 0 && (
        <Entry
          form={form}
          name={fieldOf('picture', id)}
          label={sayOfProductPage('picture')}
          options={[['', sayOfProductPage('anyPicture')], ...pictures]}
        />
      )}
    </>
  );
}
