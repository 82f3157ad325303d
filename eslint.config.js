import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The rooms of src/screens, one a subject. */
const screens = readdirSync(new URL('./src/screens', import.meta.url)).filter((room) => room !== 'shared');

/** One way down: app → screens → store → api → device → domain, ui → domain; a layer may reach those listed for it. */
const layers = {
  domain: [],
  device: ['domain'],
  routes: ['domain'],
  api: ['device', 'domain'],
  store: ['api', 'device', 'domain', 'routes'],
  ui: ['domain', 'routes'],
  screens: ['store', 'ui', 'device', 'domain', 'routes'],
};
const all = ['domain', 'device', 'routes', 'api', 'store', 'ui', 'screens', 'app', 'boot'];
const layerZones = Object.entries(layers).flatMap(([layer, reachable]) =>
  all
    .filter((name) => name !== layer && !reachable.includes(name))
    .map((name) => ({
      target: `./src/${layer}`,
      from: `./src/${name}`,
      // The one table names each screen's download; nothing is imported with it.
      ...(layer === 'routes' && name === 'screens' && { except: screens.map((s) => `./${s}`) }),
      message: 'Imports run one way: app → screens → store → api → device → domain, ui → domain.',
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
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[body.type=/^(Call|Chain)Expression$/]',
          message:
            'What a call returns would be the clean-up: scrolling returns a promise in newer browsers.',
        },
      ],
      // Redux declares its store methods as methods, and everybody takes them apart.
      '@typescript-eslint/unbound-method': 'off',
      // Declaration merging, the way slices register themselves.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      // The table of routes names screens, which know their addresses by it.
      'import-x/no-cycle': ['error', { allowUnsafeDynamicCyclicDependency: true }],
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
    files: [
      'test/shots/*.config.ts',
      '*.config.{js,ts}',
      'test/e2e/**',
      'test/bench/**',
      'test/kit/jsdomEnvironment.ts',
      'test/mock-api/**',
      'test/mutate/**',
      'test/soak/**',
      'test/storage/**',
      'test/tools/**',
    ],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'import-x/no-default-export': 'off', 'no-console': 'off' },
  },
  { files: ['eslint.config.js', 'test/tools/run.js'], extends: [tseslint.configs.disableTypeChecked] },
);
