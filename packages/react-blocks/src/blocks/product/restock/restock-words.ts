/** The texts of the form for restock notices; part of a product's texts. */
export const restockWords = {
  restock: 'Get an email when it is back in stock',
  email: 'Email',
  notify: 'Notify me',
  notified: 'Thank you. We will email you once, when it is back in stock.',
} as const;
