import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fluent } from './tools/fluent.ts';

const SERVER = 'http://127.0.0.1:8000'; // of `coven serve`, while developing with `npm run dev`

/** What tables, boards and lists have in common is small: one file, not a dozen requests. */
const SHARED = /src\/(choosing|boards\/shared|boards\/load|art\/(SeatSign|signs)|games\.ts|words\/(titles|sentences|typography|options)|words\/games\/(index|face)|protocol\/jobs|table\/preload)/;

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
  server: { proxy: { '/api': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
}));
