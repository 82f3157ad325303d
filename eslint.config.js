import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** One way down: app → screens → store → api → domain, ui → domain. A zone lists what a layer may not reach. */
const layers = {
  domain: ['api', 'store', 'ui', 'screens', 'app', 'boot'],
  api: ['store', 'ui', 'screens', 'app', 'boot'],
  ui: ['api', 'store', 'screens', 'app', 'boot'],
  store: ['ui', 'screens', 'app', 'boot'],
  screens: ['api', 'app', 'boot'],
};
const screens = [
  'reader',
  'login',
  'practice',
  'memory',
  'nuggets',
  'quotes',
  'search',
  'plan',
  'links',
  'prayers',
];
const layerZones = Object.entries(layers).flatMap(([layer, forbidden]) =>
  forbidden.map((name) => ({
    target: `./src/${layer}`,
    from: `./src/${name}`,
    // The addresses are everybody's: patterns and href builders stand together, and know only the domain.
    ...(layer === 'screens' && name === 'app' && { except: ['./paths.ts'] }),
    message: 'Imports run one way: app → screens → store → api → domain, ui → domain.',
  })),
);
const screenZones = screens.map((screen) => ({
  target: `./src/screens/${screen}`,
  from: './src/screens',
  except: [`./${screen}`, './shared'],
  message: 'Screens do not import each other; what they share lives in screens/shared, ui or store.',
}));

export default defineConfig(
  { ignores: ['dist', 'node_modules', 'test-results', '.demo-data'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn'] }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Redux declares its store methods as methods, and everybody takes them apart.
      '@typescript-eslint/unbound-method': 'off',
      // Declaration merging, the way slices register themselves.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: [
            ...layerZones,
            ...screenZones,
            {
              target: './src',
              from: './test',
              except: ['./kit'],
              message: 'Only tests and vite.config.ts use test/.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['*.config.{js,ts}', 'test/e2e/**', 'test/bench/**', 'test/mock-api/**'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'import-x/no-default-export': 'off', 'no-console': 'off' },
  },
  { files: ['eslint.config.js'], extends: [tseslint.configs.disableTypeChecked] },
);
