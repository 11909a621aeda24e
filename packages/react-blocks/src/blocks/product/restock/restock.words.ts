/** What the form says for those who want to hear when a product is back; texts of a product. */
export const restockWords = {
  restock: 'Get an email when it is back in stock',
  email: 'Email',
  notify: 'Notify me',
  notified: 'Thank you. We will email you once, when it is back in stock.',
} as const;
