import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/* What oxlint has no rule for (see .oxlintrc.json): what an effect returns. */
export default defineConfig(
  { ignores: ['dist', 'node_modules', 'test-results', '.demo-data'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[body.type=/^(Call|Chain)Expression$/]',
          message:
            'What a call returns would be the clean-up: scrolling returns a promise in newer browsers.',
        },
      ],
    },
  },
);
