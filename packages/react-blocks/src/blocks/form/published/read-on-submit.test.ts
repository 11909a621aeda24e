import { expect, it } from 'vitest';
import { readOnSubmit } from './read-on-submit';

const facts = { formId: '5f0a', collectionId: '5c1b', objectName: 'item-5d2c' };
const none = { formId: '', collectionId: '', objectName: '' };

it.each([
  [
    'three texts in a row',
    `return (function () { Y.use('forms', function () { (new Y.Site.FormSubmit({ formNode: Y.Node(form) })).submit('5f0a', '5c1b', 'item-5d2c'); }); return false; })();`,
    facts,
  ],
  [
    'an object',
    `event.preventDefault(); (new Y.Site.FormSubmit(form)).submit({ formId: '5f0a', collectionId: "5c1b", objectName: 'item-5d2c' });`,
    facts,
  ],
  [
    'an object with quoted names in another order',
    `x.submit({"objectName":"item-5d2c","formId":"5f0a","collectionId":"5c1b"})`,
    facts,
  ],
  ['an object that tells less', `x.submit({ formId: '5f0a' })`, { ...none, formId: '5f0a' }],
  ['one that submits nothing', 'return check(this)', none],
  ['half a call', `x.submit('5f0a`, none],
  ['none', null, none],
])('[3.05a] reads the onsubmit of a published form: %s', (_, handler, expected) => {
  expect(readOnSubmit(handler)).toEqual(expected);
});
