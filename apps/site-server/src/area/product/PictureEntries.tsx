import type { StoredAsset } from '../../pictures/assets';
import { Entry, StepButton } from '../entries/Entry';
import { fieldOf, readLines } from '../entries/entry-fields';
import { PictureUpload } from './PictureUpload';
import type { ProductForm } from './product-form';
import { sayOfProductPage } from './product-page-texts';
import { stepName } from './step-product-fields';

/** Renders the pictures of a product in their order, and those that may be added. */
export function PictureEntries({
  form,
  address,
}: {
  form: ProductForm;
  /** Where files are sent to become pictures. */
  address: string;
}) {
  const chosen = readLines(form.fields['pictures']);
  const others = [...form.pictures.values()].filter(({ id }) => !chosen.includes(id));
  return (
    <section>
      <h2>{sayOfProductPage('pictures')}</h2>
      <input type="hidden" name="pictures" value={form.fields['pictures'] ?? ''} />
      {chosen.length === 0 ? (
        <p className="quiet">{sayOfProductPage('noPictures')}</p>
      ) : (
        <>
          <p className="quiet hint">
            {sayOfProductPage('picturesHint')} {sayOfProductPage('altHint')}
          </p>
          <ol className="pictures">
            {chosen.map((id, index) => (
              <Picture key={id} form={form} id={id} index={index} count={chosen.length} />
            ))}
          </ol>
        </>
      )}
      <PictureUpload address={address} wrong={form.wrong?.get('pictures')} />
      <details className="more">
        <summary>{sayOfProductPage('addPicture')}</summary>
        {others.length === 0 ? (
          <p className="quiet">{sayOfProductPage('noMorePictures')}</p>
        ) : (
          <ul className="choices">
            {others.map((asset) => (
              <li key={asset.id}>
                <Thumbnail asset={asset} />
                <StepButton form={form} value={stepName('add', 'picture', asset.id)}>
                  {sayOfProductPage('addPictureOf', { name: asset.name })}
                </StepButton>
              </li>
            ))}
          </ul>
        )}
      </details>
    </section>
  );
}

function Picture(props: { form: ProductForm; id: string; index: number; count: number }) {
  const { form, id, index, count } = props;
  const asset = form.pictures.get(id);
  const itemLabel = sayOfProductPage('pictureNumber', { count: index + 1 });
  return (
    <li>
      {asset && <Thumbnail asset={asset} />}
      <Entry
        form={form}
        name={fieldOf('alt', id)}
        label={sayOfProductPage('alt', { count: index + 1 })}
      />
      <MoveButtons
        form={form}
        kind="picture"
        id={id}
        index={index}
        count={count}
        itemLabel={itemLabel}
      />
    </li>
  );
}

function Thumbnail({ asset: { id, name } }: { asset: StoredAsset }) {
  const source = `/assets/${id}/${encodeURIComponent(name)}?format=300w`;
  // Its text is beside it, in the control or on the button.
  return <img src={source} alt="" width={96} height={96} loading="lazy" />;
}

/** Renders what moves and removes one of several. */
export function MoveButtons({
  form,
  kind,
  id,
  index,
  count,
  itemLabel,
}: {
  form: ProductForm;
  kind: 'picture' | 'variant';
  id: string;
  index: number;
  count: number;
  /** What it is called. */
  itemLabel: string;
}) {
  const button = (step: 'up' | 'down' | 'remove', text: string, label: string, isOff = false) => (
    <StepButton form={form} value={stepName(step, kind, id)} label={label} isOff={isOff}>
      {text}
    </StepButton>
  );
  return (
    <div className="row">
      {button('up', '↑', sayOfProductPage('moveUp', { what: itemLabel }), index === 0)}
      {button('down', '↓', sayOfProductPage('moveDown', { what: itemLabel }), index === count - 1)}
      {button('remove', '×', sayOfProductPage('remove', { what: itemLabel }))}
    </div>
  );
}
