/**
 * The gallery, for development only: `npm run dev`, then /gallery.html; ?fixture=NAME&theme=day&lang=de shows one board alone,
 * ?sheet=broom-roles one contact sheet.
 */
import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/fraunces';
import '../theme/zero.css';
import '../theme/palette.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
