import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fluent } from './tools/fluent.ts';

const PATIENCE = 300_000; // milliseconds: a test may take long on a slow and busy machine, as in tests/waiting.py
const SERVER = 'http://127.0.0.1:8000'; // of `coven serve`, while developing with `npm run dev`

/** What tables, boards and lists have in common is small: one file, not a dozen requests. */
const SHARED = new RegExp(
  `src/(${[
    ...['choosing', 'explaining', 'boards/shared', 'boards/load', 'art/(SeatSign|signs)', 'games\\.ts'],
    ...['words/(titles|sentences|typography|options)', 'words/games/(index|face)'],
    ...['protocol/jobs', 'table/preload'],
  ].join('|')})`,
);

export default defineConfig(({ mode }) => ({
  plugins: [fluent(), svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/coven/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content-security-policy allows no inline data but pictures
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html'],
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } },
    },
  },
  test: { testTimeout: PATIENCE, hookTimeout: PATIENCE },
  server: { proxy: { '/api': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
}));
