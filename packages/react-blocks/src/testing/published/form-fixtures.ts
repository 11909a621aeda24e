import { markField } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: form. */
export const formFixtures: readonly PublishedFixture[] = [
  {
    name: 'form',
    kind: 'form',
    becomes: 'form',
    markup: `<div class="sqs-block form-block sqs-block-form"><div class="form-wrapper"><div class="form-inner-wrapper"><form data-form-id="5f0abcdef012345678901234" data-success-redirect="/thanks" action="https://forms.example/" onsubmit="return (new Y.Squarespace.FormSubmit(this)).submit({formId:'5f0abcdef012345678901234',collectionId:'5c',objectName:'contact'});"><div class="field-list clear">${markField('email', 'Email', '<input class="field-element" id="email-yui_3-field" name="email" type="text">')}${markField('select', 'Floor', '<select id="select-yui_3-field"><option value="">Choose</option><option value="First">First</option><option>Second</option></select>')}${markField('textarea', 'Letter', '<textarea id="textarea-yui_3-field"></textarea>')}</div><div class="form-button-wrapper"><input class="button" type="submit" value="Send it"></div><div class="hidden form-submission-text">Thank you for writing.</div><div class="hidden form-submission-html" data-submission-html=""></div></form></div></div></div>`,
  },
];
