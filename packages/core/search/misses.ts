/** What became of words that found nothing as they were typed: nothing, another spelling, or listings with some of them. */
export type MissKind = "empty" | "corrected" | "some";
