/** Dates, numbers and plurals of pages: the same as in mails. */
export * from "#core/words/format";
