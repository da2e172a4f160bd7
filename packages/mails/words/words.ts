import { en } from "#mails/words/en/en";

/** Every sentence of mails, by area. What a catalogue of another language must hold. Source: docs/words.md#words-of-mails. */
export type MailWords = typeof en;

/** The catalogue of the language in `packages/core/words/locale.ts`. */
export const mailWords: MailWords = en;
