import { alignment, defineFields, length, reference, text } from '@frontage/site-model/fields';

/** What a logo stores. */
export const logoFields = defineFields({
  assetId: reference('asset', {
    label: 'Picture',
    hint: 'Without one the logo of your settings, or else the name of the site.',
    default: '',
  }),
  name: text({
    label: 'Name',
    hint: 'Shown without a picture, and read aloud in its place. Without one, the name of the site.',
    most: 200,
  }),
  height: length({
    label: 'Height of the picture',
    hint: 'A wide picture is less high where it has no room.',
    least: 16,
    most: 400,
    whole: true,
    default: 48,
  }),
  alignment: alignment(),
});
