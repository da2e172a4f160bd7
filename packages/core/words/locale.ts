/** The language that this directory speaks, BCP 47: of its pages' words, dates and numbers. Source: docs/words.md#another-language. */
export const LOCALE = "en-GB";

/** Which way it is written. */
export const DIRECTION: "ltr" | "rtl" = "ltr";
