import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '.cache/',
      '.deploy/',
      '.data/',
      '.reports/',
      'coverage/',
      '**/dist/',
      'demo-pictures/',
      'api/src/db/migrations/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat['recommended-latest'],
    ],
    languageOptions: {
      // One TypeScript program for all files: with one per workspace, each would check the types of `shared`
      // again.
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'file', name: 'DataWithResponseInit' },
          ],
        },
      ],
      // Safari removes the list role from a list without bullets, unless the role is explicit.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // Taking members out of an object names those that the rest doesn't have.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // The bus's commands declare the type of their reply, which is void for most of them.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // `||` also replaces a blank text.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // Playwright reads from the pattern what a fixture needs, even if that is nothing.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: [
      'scripts/**',
      '**/cli/**',
      'shared/remote-kit/src/{build,dev}/**',
      'shared/create-remote/**',
      'tools/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Servers log JSON: serverLog, or the log of a request.
    files: ['api/src/**', 'shell/src/server/**', 'tools/src/http-server/**'],
    ignores: ['**/cli/**'],
    rules: { 'no-console': 'error' },
  },
  {
    // Texts for shoppers: the check of translations reads them from the sources.
    files: ['shared/{host,ui}/src/**', 'shell/src/**', 'mf-*/src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression[callee.name="t"]',
          'CallExpression[callee.object.name="t"][callee.property.name="rich"]',
        ].map((call) => ({
          selector: `${call}[arguments.0.type!="Literal"]`,
          message:
            'The first argument of t() is a literal text, by which its translation is found.',
        })),
      ],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: globals.node },
  },
);
