/**
 * ESLint rule: an object literal must not be spread into another one, because that only packs
 * several properties into one line. JSX has no other way to write an attribute with a computed
 * name.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noPackedLiteral = {
  meta: {
    type: 'problem',
    docs: { description: 'no object literal is spread into another object literal' },
    messages: { packed: 'Write these properties into the object itself, one a line.' },
    schema: [],
  },
  create(context) {
    return {
      'ObjectExpression > SpreadElement > ObjectExpression'(node) {
        context.report({ node, messageId: 'packed' });
      },
    };
  },
};
