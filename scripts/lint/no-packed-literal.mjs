/**
 * ESLint rule: an object literal is not spread into another one, which only packs several
 * properties into one line. JSX has no other way to write an attribute whose name is computed.
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
