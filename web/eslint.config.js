import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const PATH_DATA = /^\s*(\w+: '|d="|')M[-\d.]/; // a drawing is one string, which nobody reads by the word

export default defineConfig(
  globalIgnores(['build', 'fixtures', 'src/**/generated.ts']),
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { '@stylistic': stylistic },
    rules: {
      '@stylistic/max-len': ['error', { code: 140, ignorePattern: PATH_DATA.source }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The types say `undefined` of every index (noUncheckedIndexedAccess); where the server vouches for one, `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['public/*.js'], // a service worker is sent as it is written
    ...typescript.configs.disableTypeChecked,
    languageOptions: {
      parserOptions: { projectService: false },
      globals: { self: 'readonly', URL: 'readonly', fetch: 'readonly' },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    rules: {
      // TypeScript knows which names there are, also in markup: svelte-check.
      'no-undef': 'off',
      // `void settings.language` says on what an effect depends beside what it reads.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Maps and addresses here are caches and passing values; what is drawn comes from $state.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [typescript.configs.disableTypeChecked] },
);
