/** The language of pages: the same as of mails. */
export * from "#core/words/locale";
