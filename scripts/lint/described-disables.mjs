const DISABLE = /^\s*(?:eslint|oxlint)-disable/;

/**
 * ESLint rule: a disabled rule, of ESLint or Oxlint, needs a reason after `--`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const describedDisables = {
  meta: {
    type: 'problem',
    docs: { description: 'a comment that disables rules names them and its reason' },
    messages: { undescribed: 'Say why: // eslint-disable-next-line <rule> -- <reason>' },
    schema: [],
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!DISABLE.test(comment.value)) continue;
          const [rules, reason] = comment.value.trim().split(/\s--+\s/, 2);
          const namesRules = /\s\S/.test(rules);
          if (!namesRules || !reason?.trim())
            context.report({ loc: comment.loc, messageId: 'undescribed' });
        }
      },
    };
  },
};
