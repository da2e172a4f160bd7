import { en } from "./en/en.ts";

/** Every sentence of the site, by area. What a catalogue of another language must hold. Source: docs/words.md#words-of-the-site. */
export type Words = typeof en;

/** The catalogue of the language in `locale.ts`. */
export const words: Words = en;
