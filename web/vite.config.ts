import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fluent } from './tools/fluent.ts';

const SERVER = 'http://127.0.0.1:8000'; // of `coven serve`, while developing with `npm run dev`

export default defineConfig(({ mode }) => ({
  plugins: [fluent(), svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/coven/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content-security-policy allows no inline data but pictures
    reportCompressedSize: false,
    rolldownOptions: { input: ['index.html'], checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
}));
