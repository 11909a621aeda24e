import type { Locator } from '@playwright/test';

/** Fills in the order sheet, one field of each kind. */
export async function fillOrder(form: Locator, email: string): Promise<void> {
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Kiln');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Country code').fill('+44');
  await form.getByLabel('Number', { exact: true }).fill('1632 960417');
  await form.getByLabel('Address line 1').fill('4 Tarn Quay');
  await form.getByLabel('Town or city').fill('Kell');
  await form.getByLabel('Postcode').fill('KL1 4TQ');
  await form.getByLabel('Your own page').fill('ada.example');
  await form.getByLabel('Your handle').fill('ada_kiln');
  await form.getByLabel('Shape').selectOption('Bowl');
  await form.getByLabel('Celadon').check();
  await form.getByLabel('The dishwasher').check();
  await form.getByLabel('Children').check();
  await form.getByLabel('How many').fill('6');
  await form.getByLabel('What it may cost').fill('240.50');
  await form.getByLabel('A mark for the foot').fill('A.K.');
  await form.getByLabel('Anything else').fill('Two lines,\nboth of them.');
  await form.getByLabel('Day', { exact: true }).fill('24');
  await form.getByLabel('Month').fill('12');
  await form.getByLabel('Year').fill('2026');
  await form.getByLabel('Hour').fill('18');
  await form.getByLabel('Minute').fill('30');
  await form.getByLabel('A word to fetch it with').fill('heron');
  const statement = form.getByRole('radiogroup', { name: 'A pot may be a little crooked.' });
  await statement.getByLabel('Strongly agree').check();
}

/** Its stored values, besides the email. */
export const order = {
  'name-1': ['Ada', 'Kiln'],
  'phone-1': ['+44', '', '', '1632 960417'],
  'address-1': ['4 Tarn Quay', '', 'Kell', '', 'KL1 4TQ', ''],
  'website-1': 'ada.example',
  'twitter-1': 'ada_kiln',
  'select-1': 'Bowl',
  'radio-1': 'Celadon',
  'checkbox-1': ['The dishwasher', 'Children'],
  'number-1': '6',
  'currency-1': '240.50',
  'text-1': 'A.K.',
  'textarea-1': 'Two lines,\nboth of them.',
  'date-1': ['12', '24', '2026'],
  'time-1': ['18', '30', '', ''],
  'password-1': 'heron',
};
