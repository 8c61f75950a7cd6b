// Linting of everything that runs in a browser, a worker or Node.js. Layout is not eslint's business.
import js from '@eslint/js';
import globals from 'globals';

const strict = {
    ...js.configs.recommended.rules,
    'default-case-last': 'error',
    eqeqeq: 'error',
    'no-console': 'error',
    'no-constructor-return': 'error',
    'no-else-return': 'error',
    'no-eval': 'error',
    'no-implicit-coercion': ['error', {boolean: false}],
    'no-implied-eval': 'error',
    'no-new-func': 'error',
    'no-param-reassign': 'error',
    'no-promise-executor-return': 'error',
    'no-return-assign': 'error',
    'no-shadow': 'error',
    'no-template-curly-in-string': 'error',
    'no-throw-literal': 'error',
    'no-unmodified-loop-condition': 'error',
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', {argsIgnorePattern: '^_', caughtErrors: 'none'}],
    'no-use-before-define': ['error', {functions: false, classes: false, variables: false}],
    'no-var': 'error',
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'require-atomic-updates': 'off',
};

export default [
    {ignores: ['build/', 'node_modules/']},
    {linterOptions: {reportUnusedDisableDirectives: 'error'}},
    {
        files: ['**/*.mjs', '**/*.js'],
        languageOptions: {ecmaVersion: 2022, sourceType: 'module'},
        rules: strict,
    },
    {files: ['shell/**', 'web/**'], languageOptions: {globals: {...globals.browser, ...globals.worker}}},
    // What has to be understood by browsers that are too old for modules.
    {
        files: ['shell/**/*.js'],
        languageOptions: {ecmaVersion: 5, sourceType: 'script'},
        rules: {'no-var': 'off', 'object-shorthand': 'off', 'prefer-const': 'off'},
    },
    {files: ['pwa/**'], languageOptions: {globals: {...globals.serviceworker}}},
    {
        files: ['tools/**', 'tests/**', '*.mjs'],
        languageOptions: {globals: globals.node},
        rules: {'no-console': 'off'},
    },
    // Functions inside page.evaluate() run in the browser, and stand-ins for parts of the page do too.
    {files: ['tests/**'], languageOptions: {globals: {...globals.node, ...globals.browser}}},
];
